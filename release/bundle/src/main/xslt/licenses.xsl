<?xml version="1.0" encoding="UTF-8"?>
<!-- From a CycloneDX bill of materials, a line for each library of others: its coordinates and its licences. -->
<xsl:stylesheet version="1.0"
                xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
                xmlns:bom="http://cyclonedx.org/schema/bom/1.6">
  <xsl:output method="text" encoding="UTF-8"/>

  <xsl:template match="/">
    <xsl:if test="not(/bom:bom/bom:components/bom:component)">
      <xsl:message terminate="yes">no libraries in the bill of materials; expected CycloneDX 1.6</xsl:message>
    </xsl:if>
    <xsl:for-each select="/bom:bom/bom:components/bom:component[bom:group != 'org.plyspace']">
      <xsl:sort select="bom:purl"/>
      <xsl:if test="not(bom:licenses/*)">
        <xsl:message terminate="yes"><xsl:value-of select="bom:purl"/> names no licence</xsl:message>
      </xsl:if>
      <xsl:value-of select="concat(bom:group, ':', bom:name, ':', bom:version, ' ')"/>
      <xsl:for-each select="bom:licenses/bom:license | bom:licenses/bom:expression">
        <xsl:if test="position() > 1">, </xsl:if>
        <xsl:value-of select="bom:id | bom:name | self::bom:expression"/>
      </xsl:for-each>
      <xsl:text>&#10;</xsl:text>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
