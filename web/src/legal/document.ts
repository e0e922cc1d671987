/** A legal text: sections of paragraphs, in one language. */
export interface LegalDocument {
  title: string;
  description: string;
  /** The day from which it applies, YYYY-MM-DD; also the version that a consent records. */
  since: string;
  sections: readonly { title: string; lines: readonly string[] }[];
}
export interface LegalTexts {
  terms: LegalDocument;
  privacy: LegalDocument;
}
