package org.plyspace.arch;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.lang.conditions.ArchConditions.have;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.members;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.EvaluationResult;
import java.util.function.Function;
import java.util.stream.Stream;

/** The rules of which code may use which, each with its reason, for any tree of packages laid out like the project. */
enum ArchitectureRule {
    EVERY_CLASS_HAS_A_MODULE(
            "a package that no rule knows is a package without rules",
            code -> classes()
                    .should()
                    .resideInAnyPackage(code.inCore())
                    .orShould()
                    .resideInAPackage(code.in("variant.*"))),

    NO_CLASS_NAME_TWICE_IN_A_MODULE(
            "two classes of one module with one name are taken for each other wherever only the simple name is read",
            code -> classes()
                    .that()
                    .resideInAnyPackage(code.inCore())
                    .and()
                    .areTopLevelClasses()
                    .should(NameConditions.haveANameOfTheirOwnInTheirModule(code))),

    CLASS_NAMES_KEEP_TO_THE_GLOSSARY(
            "one word for one thing: a reader should not need to learn that two words mean the same",
            code -> classes()
                    .that()
                    .resideInAnyPackage(code.inCore())
                    .and()
                    .areTopLevelClasses()
                    .should(NameConditions.useTheGlossarysWords())),

    MODULE_ARROWS(
            "the modules are layers: each is understood, tested and replaced without those above it", Arrows::rule),

    API_STANDS_ALONE(
            "a rule set is built against the API alone, so it must bring nothing with it",
            code -> classes()
                    .that()
                    .resideInAPackage(code.in("api"))
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage(code.in("api"), "java..")),

    SHARED_CODE_USES_NO_LIBRARY(
            "a rule set sees these packages of the program and may bring any version of any library itself",
            code -> classes()
                    .that()
                    .resideInAnyPackage(code.in("geometry"), code.in("movegen"))
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage(code.in("api"), code.in("geometry"), code.in("movegen"), "java..")),

    SHARED_COLD_CODE_ON_NEITHER_FAMILY(
            "what both families share stands below both; a family plugs in what it knows",
            code -> noClasses()
                    .that()
                    .resideInAPackage(code.in("movegen"))
                    .and()
                    .resideOutsideOfPackages(code.in("movegen.lattice"), code.in("movegen.stack"))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(code.in("movegen.lattice"), code.in("movegen.stack"))),

    LATTICE_NOT_ON_STACK(
            "fixed boards know nothing of boards that move; what both need is geometry, or shared code of movegen",
            code -> noClasses()
                    .that()
                    .resideInAPackage(code.in("movegen.lattice"))
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage(code.in("movegen.stack"))),

    STACK_NOT_ON_LATTICE(
            "boards that move know nothing of fixed boards; what both need is geometry, or shared code of movegen",
            code -> noClasses()
                    .that()
                    .resideInAPackage(code.in("movegen.stack"))
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage(code.in("movegen.lattice"))),

    LATTICE_IN_LAYERS(
            "tables are made of declarations, positions walk tables, and words tell of positions; what is hot reaches nothing"
                    + " that is cold",
            code -> Arrows.inOrder(code, "movegen.lattice", "declare", "tables", "play", "words")),

    STACK_IN_LAYERS(
            "what is declared over stacks is compiled, then played, then told in words; a reader meets nothing that comes later",
            code -> Arrows.inOrder(code, "movegen.stack", "declare", "tables", "play", "words")),

    INSIDES_OF_MOVEGEN_STAY_INSIDE(
            "tables, positions and words are public for each other; who changes them breaks a position",
            code -> noClasses()
                    .that()
                    .resideOutsideOfPackage(code.in("movegen"))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(Stream.of("lattice", "stack")
                            .flatMap(family -> Stream.of("tables", "play", "words")
                                    .map(layer -> "movegen." + family + "." + layer))
                            .map(code::in)
                            .toArray(String[]::new))),

    CYCLES_ARE_SMALL(
            "who changes one type of a cycle must know all of them",
            code -> classes().that().resideInAPackage(code.root() + "..").should(Cycles.beSmall())),

    CORE_USES_NO_VARIANT(
            "rule sets are plugins: the program must work the same without any one of them",
            code -> noClasses()
                    .that()
                    .resideInAnyPackage(code.inCore())
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage(code.variants() + "..")),

    CORE_NAMES_NO_VARIANT(
            "when the core needs to know something of a rule set, the API lacks a question",
            code -> noClasses().that().resideInAnyPackage(code.inCore()).should(TextConditions.nameAVariant(code))),

    VARIANTS_APART(
            "each rule set is a jar in a class loader of its own and sees no other",
            code -> slices().matching(code.variants() + ".(*)..").should().notDependOnEachOther()),

    VARIANTS_WITHOUT_GUICE(
            "a rule set is found by ServiceLoader and made by its constructor",
            code -> noClasses()
                    .that()
                    .resideInAPackage(code.variants() + "..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("com.google.inject..", "jakarta.inject..")),

    VARIANTS_WITHOUT_JACKSON(
            "rule sets are code; only the one for rules written as JSON reads JSON",
            code -> noClasses()
                    .that()
                    .resideInAPackage(code.variants() + "..")
                    .and()
                    .resideOutsideOfPackage(code.in("variant.json"))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("tools.jackson..", "com.fasterxml.jackson..")),

    NO_PACKAGE_CYCLES(
            "packages in a cycle are one package in disguise",
            code -> slices().matching(code.root() + ".(**)").should().beFreeOfCycles()),

    NO_STATIC_STATE(
            "state that everybody shares cannot be injected, tested or used from two threads",
            code -> fields().that()
                    .areStatic()
                    .and(describe(
                            "are in the source", field -> !field.getModifiers().contains(JavaModifier.SYNTHETIC)))
                    .should()
                    .beFinal()
                    .andShould(StateConditions.holdNothingThatChanges(code))),

    NO_PUBLIC_STATIC_ARRAYS(
            "a final array is a constant only in name: everybody can write to it",
            code -> noFields()
                    .that()
                    .areStatic()
                    .and()
                    .arePublic()
                    .should(have(describe(
                            "an array type", field -> field.getRawType().isArray())))),

    INJECTION_BY_CONSTRUCTOR(
            "an object is complete when made, and can be made without Guice",
            code -> members()
                    .that(describe(
                            "are no constructors", member -> !member.getName().equals("<init>")))
                    .should()
                    .notBeAnnotatedWith("jakarta.inject.Inject")
                    .andShould()
                    .notBeAnnotatedWith("com.google.inject.Inject")),

    API_TYPES_SAY_FOR_WHOM(
            "who implements a type decides what may be added to it",
            code -> classes()
                    .that()
                    .resideInAPackage(code.in("api"))
                    .and()
                    .arePublic()
                    .and()
                    .areTopLevelClasses()
                    .and()
                    .areNotAnnotations()
                    .should()
                    .beAnnotatedWith(code.root() + ".api.PublicApi")),

    PUBLIC_TYPES_MEET_PUBLIC_TYPES(
            "who uses a type that stays as it is meets no type that may change",
            code -> classes()
                    .that()
                    .resideInAnyPackage(code.inCore())
                    .and()
                    .areAnnotatedWith(code.root() + ".api.PublicApi")
                    .should(PublicConditions.meetMarkedTypesOnly(code))),

    REPORT_DECIDES_NOTHING(
            "a verdict formed where it is printed is formed anew in every form of printing, and may decide what is played",
            code -> noClasses()
                    .that()
                    .resideInAPackage(code.in("report"))
                    .should()
                    .dependOnClassesThat(Deciding.classes(code))),

    MEASURING_GOES_ONE_WAY(
            "numbers are named by studies, studies are played into games, and verdicts are given on games; read in this order,"
                    + " nothing is met that comes later",
            code -> Arrows.inOrder(code, "lab", "numbers", "study", "games", "verdict", "run")),

    FILES_HAVE_ONE_DOOR(
            "a file is whole at every moment only if nobody writes one in a way of his own",
            code -> Doors.onlyIn(code, "engine.io", Doors.writeFiles())),

    TEXTS_HAVE_ONE_DOOR(
            "what is read strictly in one place and leniently in another is changed without a word",
            code -> Doors.onlyIn(code, "engine.io", Doors.readTexts())),

    PRINTING_HAS_ONE_DOOR(
            "text from outside must not reach a terminal raw, and results must not mix with messages",
            code -> Doors.onlyIn(code, "cli.io", Doors.print())),

    PLUGINS_HAVE_ONE_DOOR(
            "a jar is named when it fails only if all jars are asked in one place",
            code -> noClasses()
                    .that()
                    .resideInAnyPackage(code.inProgram())
                    .and()
                    .doNotHaveFullyQualifiedName(code.root() + ".engine.plugin.JarPlugin")
                    .should()
                    .accessTargetWhere(Doors.loadServices())),

    ONLY_VARIANTS_IMPLEMENT_THE_SPI(
            "a rule set that is not a plugin has a way into the program that plugins have not",
            code -> noClasses()
                    .that()
                    .resideInAnyPackage(code.inProgram())
                    .should()
                    .beAssignableTo(assignableTo(toImplement(code)))),

    /** Only module fuzz, whose classes are not asked, measures time: that of the processor, which the machine's load leaves alone. */
    TESTS_WAIT_FOR_EVENTS(
            "a test that knows what it waits for is green on any machine, however busy that is",
            code -> noClasses()
                    .that()
                    .resideOutsideOfPackage(code.in("arch.fixture"))
                    .should()
                    .accessTargetWhere(Haste.ofTests()));

    private final String reason;

    @SuppressWarnings("ImmutableEnumChecker") // the lambdas above capture nothing
    private final Function<Codebase, ArchRule> rule;

    ArchitectureRule(String reason, Function<Codebase, ArchRule> rule) {
        this.reason = reason;
        this.rule = rule;
    }

    /**
     * The violations of this rule. A test of its own ensures that all classes are seen, so that no rule holds for lack of
     * classes.
     */
    EvaluationResult evaluate(Codebase code, JavaClasses classes) {
        return rule.apply(code).because(reason).allowEmptyShould(true).evaluate(classes);
    }

    /** Whether it is for tests, and not for what is shipped. */
    boolean isForTests() {
        return this == TESTS_WAIT_FOR_EVENTS;
    }

    private static DescribedPredicate<JavaClass> toImplement(Codebase code) {
        return describe(
                "for rule sets to implement",
                type -> type.tryGetAnnotationOfType(code.root() + ".api.PublicApi")
                        .flatMap(mark -> mark.tryGetExplicitlyDeclaredProperty("usage"))
                        .map(usage -> usage.toString().endsWith("IMPLEMENT"))
                        .orElse(false));
    }
}
