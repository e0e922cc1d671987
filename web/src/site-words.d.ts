/** Written by shared/ui/vite/words-by-feature.ts from the catalogues and the sources. */
declare module "virtual:site-words" {
  import type { Language } from "@bupum/shared/kernel/language/language-of";
  import type { WordLoaders } from "@bupum/ui/feature-words";

  /** What fetches the texts of each feature, by language. */
  export const loaders: Record<Language, () => Promise<WordLoaders>>;
  /** Features that a page says besides the frame's, by the id of its route. */
  export const byRoute: Record<string, readonly string[]>;
}
