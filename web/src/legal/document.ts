/** A legal text: sections of paragraphs, in one language. */
export interface LegalDocument {
  title: string;
  description: string;
  /** Day from which it holds, YYYY-MM-DD; also the version that a consent records. */
  since: string;
  sections: readonly { title: string; lines: readonly string[] }[];
}
export interface LegalTexts {
  terms: LegalDocument;
  privacy: LegalDocument;
}
