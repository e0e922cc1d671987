import { fileURLToPath, pathToFileURL } from "node:url";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

export type Words = string | { [key: string]: Words };
type Compiled = ReturnType<typeof compile> | { [key: string]: Compiled } | Words;

/**
 * Texts as the browser's small formatter reads them. The issues keep their own simple form: the
 * kernel fills them (shared/src/kernel/words/faults.ts).
 */
export function compiled(words: Words, feature = ""): Compiled {
  if (feature === "issues") return words;
  if (typeof words === "string") return compile(words);
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, compiled(value)]));
}

const formatter = fileURLToPath(new URL("../src/format-words.ts", import.meta.url));

/** Compiles a site's catalogues at build time, so that browsers get no ICU parser (9 KB). */
export function compiledWords(): Plugin {
  const catalogue = /\/src\/words\/(ko|en|zh)\.ts$/;
  return {
    name: "bupum:compiled-words",
    apply: "build",
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: formatter }] },
    }),
    async transform(_code, id) {
      const language = catalogue.exec(id)?.[1];
      if (!language || id.includes("/shared/ui/")) return undefined;
      const module = (await import(pathToFileURL(id).href)) as Record<
        string,
        Record<string, Words>
      >;
      const features = Object.entries(module[language] ?? {});
      const texts = Object.fromEntries(
        features.map(([feature, words]) => [feature, compiled(words, feature)]),
      );
      return { code: `export const ${language} = ${JSON.stringify(texts)};`, map: null };
    },
  };
}
