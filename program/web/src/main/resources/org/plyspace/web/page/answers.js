// @ts-check
// Types of what the server answers, member by member as docs/page-api.md describes it. A member that may be missing is optional.

/**
 * @typedef {'white'|'black'} Side
 * @typedef {{aspect: string, text: string, citation: string}} Statement of a rulebook
 *
 * @typedef {[cell: number, name: string, shade: 0|1|2, file: number, rank: number, x: number, y: number]} SquareAnswer
 * @typedef {{index?: number, name: string, x: number, y: number, z: number, files: number, ranks: number, fileNames: string[],
 *   rankNames: string[], anchor?: number|null, inverted: boolean, owner?: Side|null, squares: SquareAnswer[]}} BoardAnswer
 * @typedef {{name: string, x: number, y: number, z: number, files: number, ranks: number, parent?: string|null,
 *   inverted: boolean}} AnchorAnswer
 * @typedef {{index: number, symbol: string, name: string, usualName: string, aspect: string, royal: boolean, directional: boolean,
 *   figure?: string}} TypeAnswer
 * @typedef {{name: string, meaning: string, content: string, values: string[]}} SetupField
 * @typedef {{id: string, title: string, readable: boolean}} Notation
 * @typedef {{id: string, title: string, readable: boolean, writable: boolean}} PositionNotation
 * @typedef {{variant: string, id: string, title: string, summary: string, source: string, options: Record<string, string>,
 *   cells: number, start?: string, cellShape: import('./types.js').Cells, facing: string, order: string[], pieceTypes: TypeAnswer[], heldTypes: number[],
 *   boards: BoardAnswer[], anchors: AnchorAnswer[], fields: SetupField[], tags: {name: string, meaning: string}[],
 *   notations: Notation[], positionNotations: PositionNotation[], repetition: {times: number, meaning: string},
 *   rulebook: Statement[]}} RuleSetAnswer
 */

/**
 * @typedef {{name: string, meaning: string, values: string[], min: number|null, max: number|null, defaultValue: string,
 *   shared: boolean}} Option
 * @typedef {{id: string, title: string, summary: string, source: string, origin: 'bundled'|'plugin', options: Option[]}} Variant
 * @typedef {{file: string, id?: string, reason: string}} RefusedFile
 * @typedef {{variants: Variant[], refused: RefusedFile[], first?: string}} VariantsAnswer
 * @typedef {VariantsAnswer & {added: string[], changed: string[], removed: string[], games: string[]}} PluginsAnswer
 * @typedef {{id: string, title: string, summary: string}} AvailableRules
 * @typedef {{available: AvailableRules[], addable: boolean}} AvailableAnswer
 * @typedef {{citation: string, page: string, section: string, statements: Statement[], text?: string, line?: number}} RulingAnswer
 */

/**
 * @typedef {{aspect: string, texts: string[], same: boolean}} ComparedAspect
 * @typedef {{variant: string, title: string}} Titled
 * @typedef {{variants: Titled[], rows: ComparedAspect[], command: string}} CompareAnswer
 * @typedef {{mean: number, low: number, high: number}} Share from 0 to 1, and its interval
 * @typedef {{variant: string, games: number, winners: Share, score: Share, plies: number}} InterimOutcomes
 * @typedef {{id: string, variants: string[], games: number, engine: string, asked: string,
 *   state: 'waiting'|'playing'|'stopped'|'failed'|'done', trouble?: string, played: number, total: number, secondsLeft?: number,
 *   findings: string[], outcomes: InterimOutcomes[], report?: string}} PlayedComparison
 * @typedef {{open: boolean, engines: {engine: string, title: string}[], comparisons: PlayedComparison[]}} ComparisonsAnswer
 */

/**
 * @typedef {{result: string, reason: string, text: string}} Outcome
 * @typedef {{field: string, reason: string, citation: string, cells: number[]}} Fault
 * @typedef {{piece: number, count: number}} Held
 * @typedef {{variant: string, position: string, side: Side, halfmove: number, fullmove: number, pieces: number[], hands: Held[],
 *   anchors: number[], boards: BoardAnswer[], fields: Record<string, string>, playable: boolean, check: boolean,
 *   doubleCheck: boolean, checked: number[], moves?: number, example?: string, outcome?: Outcome, faults?: Fault[]}} PositionAnswer
 */

/**
 * @typedef {{effect: 'step', from: number, to: number, piece: number}
 *   | {effect: 'remove'|'put'|'drop', cell: number, piece: number}
 *   | {effect: 'takeInHand', piece: number}
 *   | {effect: 'shiftBoard', board: number, fromAnchor: number, toAnchor: number}
 *   | {effect: 'changeOwner', board: number, owner: Side}} Effect
 * @typedef {{from?: number, to?: number, board?: number, anchor?: number, drop?: number}} Attempt a move as a hand makes it
 * @typedef {{move: string, source?: string, san: string, kind: string, from?: string, to?: string, board?: string,
 *   fromAnchor?: string, toAnchor?: string, piece?: string, captured?: string, capturedAt?: string, promotion?: string,
 *   check: boolean, mate: boolean, tags: string[], attempt: Attempt, effects: Effect[]}} Move
 * @typedef {{variant: string, position: string, side: Side, check: boolean, moves: Move[]}} MovesAnswer
 * @typedef {[role: string, cell: number]} RoleMark
 * @typedef {{kind: string, reason: string, citation: string, cells?: Record<string, string[]>}} RefusedMove
 * @typedef {{variant: string, position: string, move?: string, verdict: 'legal'|'illegal'|'unreadable', description?: string,
 *   remark?: string, path?: string[], kind?: string, reason?: string, citation?: string, cells?: Record<string, string[]>,
 *   moves?: Move[], marks?: RoleMark[], also?: RefusedMove[]}} JudgedAnswer
 * @typedef {{variant: string, position: string, piece: number, cell: number, name: string, targets: number[], captures: number[],
 *   blockers: number[], onlyCaptures: number[], names: string[], moves: Move[]}} ReachAnswer
 */

/**
 * @typedef {{position: string, legal: boolean, moves: string[], attempts: Attempt[], ask: string, then: string}} LessonTask
 * @typedef {{variant: string, title: string, text: string, citation?: string, position: string, tasks: LessonTask[]}} LessonStep
 * @typedef {{variant: string, title: string, steps: LessonStep[]}} LessonsAnswer
 */

/**
 * @typedef {{variant: string, position: string, inCheck?: boolean, checkmate?: boolean,
 *   checks?: {attacker: string, royal: string}[], saving?: string[], failing?: ({tries: string, move: string} & RefusedMove)[],
 *   complete?: boolean, faults?: Fault[]}} CheckmateAnswer
 * @typedef {{name: string, text: string}} PictureAnswer
 * @typedef {{variant: string, worth: number[]}} PieceValuesAnswer
 * @typedef {{notation: string, text: string}} WrittenPosition
 */

/**
 * @typedef {{player: string, title: string, words?: string, more?: boolean}} Engine
 * @typedef {{id: string, kind: 'win'|'material', moves: number, position: string, side: Side, goal: string}} ListedPuzzle
 * @typedef {{variant: string, puzzles: ListedPuzzle[]}} PuzzlesAnswer
 * @typedef {{right: boolean, solved: boolean, text: string, line?: string[], at?: PositionAnswer, last?: LastMove,
 *   rest?: string[]}} TriedMove
 * @typedef {{mover: string, move: string, attempt: Attempt}} PuzzleHint
 */

/**
 * @typedef {{game: string, variant: string, white: string, black: string, plies: number, result: string, begun?: string,
 *   played?: string}} ListedGame
 * @typedef {{games: ListedGame[], total: number, variants: string[], unreadable: string[]}} GamesAnswer
 * @typedef {{score?: number, winIn?: number, lossIn?: number}} Score for the side that moves: hundredths of a pawn, or a win in plies
 * @typedef {Score & {move: string, san: string, source?: string, number: number, side: Side, check: boolean, piece?: number,
 *   taken?: number, depth?: number}} PlayedMove
 * @typedef {{effects: Effect[], cells: number[], boards: number[]}} LastMove
 * @typedef {{game: string, version: number, variant: string, white: string, black: string, start: string, ply: number,
 *   shown?: number, moves: PlayedMove[], last?: LastMove, at: PositionAnswer, outcome?: Outcome, turn: string, thinking: boolean,
 *   undo: boolean, redo: boolean, draw: boolean, saved: boolean, trouble?: string, seats?: Seats, clock?: Seats,
 *   links?: Record<'white'|'black'|'watch', string>}} GameAnswer
 * @typedef {{name?: string, taken: boolean, left?: number}} SeatAnswer
 * @typedef {{white: SeatAnswer, black: SeatAnswer, takenBack: number, offer?: {what: 'draw'|'takeBack'|'rematch', by: Side},
 *   clock?: string, running?: Side, rematch?: string}} Seats
 * @typedef {{seat: 'white'|'black'|'watch', game: GameAnswer}} TakenSeat
 * @typedef {{reachable: boolean, commands: string[]}} Reachable
 * @typedef {{size: number, path: string}} QrCode
 * @typedef {Score & {move: string, expectancy: number, depth: number, line: string[]}} BestLine
 * @typedef {{variant: string, position: string, depth: number, nodes: number, seconds: number, nodesPerSecond: number,
 *   lines: BestLine[]}} BestAnswer
 * @typedef {{ply: number, number: number, side: Side, move: string, before: Score, after: Score, loss: number, given: number,
 *   grade?: string, best: boolean, line: string[]}} ReviewedMove
 * @typedef {{moves: number, meanLoss: number, largeLosses: number, blunders: number, mistakes: number, inaccuracies: number,
 *   bestShare: number}} ReviewSum
 * @typedef {{variant: string, start: string, nodes: number, moves: ReviewedMove[],
 *   sides: Partial<Record<Side, ReviewSum>>}} ReviewAnswer
 * @typedef {{format: string, name: string, text: string}} GameFileAnswer
 */

/**
 * @typedef {{known: boolean, result?: 'win'|'draw'|'loss', plies?: number,
 *   keeps?: {move: string, plies?: number, attempt: Attempt}[], trouble?: string}} TablesAnswer
 */

/**
 * @typedef {{type: 'hello', page: string}} Hello
 * @typedef {{type: 'version', game: string, version: number}} VersionMessage
 * @typedef {{type: 'thought', game: string, purpose: 'play'|'analysis', ply: number, depth: number, nodes: number,
 *   seconds: number, lines: (BestLine & {attempts: Attempt[]})[], done: boolean}} Thought
 * @typedef {{type: 'busy', game: string, error: string}} Unwatched a game that is not watched, since others are
 * @typedef {{type: 'connected', game: string, sides: Side[]}} Connected
 * @typedef {VersionMessage|Thought|Unwatched|Connected} GameMessage
 */

/**
 * @typedef {{move: string, san: string, source?: string, number: number, side: Side, check: boolean, piece?: number, signs?: string,
 *   comment?: string}} WrittenMove
 * @typedef {{ply: number, comment?: string, moves: WrittenMove[], variations: LineAnswer[]}} LineAnswer
 * @typedef {{reason: string, move?: string, before: string[]}} Problem
 * @typedef {LineAnswer & {variant: string, tags: Record<string, string>, start: string, result: string, termination?: string,
 *   troubles: Problem[]}} RecordAnswer
 * @typedef {{at: PositionAnswer, last?: LastMove}} PositionOnLine
 * @typedef {{id: string, name: string, variant: string, plies: number, result: string, tags: Record<string, string>}} LibraryGame
 * @typedef {{games: LibraryGame[], refused: {file: string, reason: string}[]}} LibraryAnswer
 * @typedef {{named: boolean, reports: {id: string, name: string, modified: string}[]}} ReportsAnswer
 */

/**
 * @typedef {{error?: string, type?: string, offset?: number, game?: GameAnswer, judged?: JudgedAnswer, faults?: Fault[]}} ErrorAnswer
 *   every answer other than 2xx
 */

/**
 * What is answered to a question, by its path.
 * @template {string} P
 * @typedef {P extends keyof Asked ? Asked[P]
 *   : P extends `compare?${string}` ? CompareAnswer
 *   : P extends `comparisons/${string}/summary` ? {summary: string}
 *   : P extends 'puzzles/try' ? TriedMove
 *   : P extends 'puzzles/hint' ? PuzzleHint
 *   : P extends `${string}/${string}/export` ? GameFileAnswer
 *   : P extends `games/${string}/review` ? ReviewAnswer
 *   : P extends `games/${string}/tables` ? TablesAnswer
 *   : P extends `games/${string}/record` | `library/${string}` ? RecordAnswer
 *   : P extends `games/${string}` ? GameAnswer
 *   : never} AnswerTo
 */

/**
 * @typedef {object} Asked
 * @property {VariantsAnswer} variants
 * @property {AvailableAnswer} available
 * @property {RuleSetAnswer} variant
 * @property {RulingAnswer} ruling
 * @property {PositionAnswer} position
 * @property {MovesAnswer} moves
 * @property {JudgedAnswer} judge
 * @property {ReachAnswer} reach
 * @property {LessonsAnswer} lessons
 * @property {CheckmateAnswer} checkmate
 * @property {PictureAnswer} picture
 * @property {PieceValuesAnswer} worth
 * @property {WrittenPosition} text
 * @property {PuzzlesAnswer} puzzles
 * @property {{machines: Engine[]}} machines
 * @property {GamesAnswer} games
 * @property {LibraryAnswer} library
 * @property {ReportsAnswer} reports
 * @property {Reachable} reachable
 * @property {ComparisonsAnswer} comparisons
 */

/**
 * What is answered to a change, by its path.
 * @template {string} P
 * @typedef {P extends keyof Sent ? Sent[P]
 *   : P extends 'records/export' ? GameFileAnswer
 *   : P extends `comparisons/${string}/${string}` ? PlayedComparison
 *   : P extends `games/${string}/hint` ? BestAnswer
 *   : P extends `games/${string}/seat` ? TakenSeat
 *   : P extends `games/${string}/analysis` ? {analysis: boolean}
 *   : P extends `games/${string}/${string}` ? GameAnswer
 *   : never} AnswerToChange
 */

/**
 * @typedef {object} Sent
 * @property {PluginsAnswer} plugins
 * @property {PluginsAnswer} available
 * @property {PlayedComparison} comparisons
 * @property {QrCode} qr
 * @property {PositionAnswer} position
 * @property {PositionAnswer} setup
 * @property {GameAnswer} games
 * @property {{games: RecordAnswer[]}} records
 * @property {PositionOnLine} line
 */

export {};
