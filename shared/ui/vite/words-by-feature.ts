import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { compiled, type Words } from "./compiled-words.ts";
import { type SaidWords, saidWords } from "./said-words.ts";

const table = "virtual:site-words";
const tableOf = /^virtual:site-words\/(en|zh)$/;
const part = /^virtual:words\/(ko|en|zh)\/(\w+)$/;

/** JavaScript of an object whose values are code already. */
const object = (entries: readonly (readonly [string, string])[]) =>
  `{${entries.map(([key, code]) => `${JSON.stringify(key)}:${code}`).join(",")}}`;

/** Code that fetches the frame's texts, and those of each other feature, in a language. */
const loadersOfParts = (language: string, shell: readonly string[], features: string[]) =>
  object(
    ["shell", ...features.filter((name) => !shell.includes(name))].map((name) => [
      name,
      `()=>import("virtual:words/${language}/${name}")`,
    ]),
  );

/**
 * Cuts a site's catalogues (src/words/{ko,en,zh}.ts) into one chunk for the frame and one for each
 * other feature, and tells which route needs which: `virtual:site-words` exports both. Where the
 * texts of other languages than Korean lie is fetched by those who read them. In builds the texts
 * are compiled; while developing they come from the catalogue itself.
 */
export function wordsByFeature(): Plugin {
  let root = "";
  let isBuild = false;
  /** Reading what the sources say takes longer than all the rest: once for a whole build. */
  let built: SaidWords | undefined;
  const said = () => (isBuild ? (built ??= saidWords(root)) : saidWords(root));
  const catalogue = (language: string) => join(root, `src/words/${language}.ts`);
  const wordsOf = async (language: string) => {
    const file = pathToFileURL(catalogue(language)).href;
    return ((await import(file)) as Record<string, Record<string, Words>>)[language] ?? {};
  };

  const loadersOf = async (language: string) =>
    loadersOfParts(language, said().shell, Object.keys(await wordsOf("ko")));

  async function writeTable() {
    const korean = `async()=>(${await loadersOf("ko")})`;
    const others = ["en", "zh"].map(
      (language) => [language, `async()=>(await import("${table}/${language}")).default`] as const,
    );
    const loaders = object([["ko", korean], ...others]);
    return `export const loaders=${loaders};\nexport const byRoute=${JSON.stringify(said().byRoute)};`;
  }

  async function writePart(language: string, name: string) {
    const { shell } = said();
    if (!isBuild) {
      const own =
        name === "shell"
          ? object(shell.map((of) => [of, `words[${JSON.stringify(of)}]`]))
          : `words[${JSON.stringify(name)}]`;
      return `import { ${language} as words } from ${JSON.stringify(catalogue(language))};\nexport default ${own};`;
    }
    const words = await wordsOf(language);
    const texts =
      name === "shell"
        ? Object.fromEntries(shell.map((of) => [of, compiled(words[of] ?? {}, of)]))
        : compiled(words[name] ?? {}, name);
    return `export default ${JSON.stringify(texts)};`;
  }

  return {
    name: "bupum:words-by-feature",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    buildStart: () => void (built = undefined),
    resolveId: (id) => (id === table || tableOf.test(id) || part.test(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${table}`) return writeTable();
      const [, of] = tableOf.exec(id.slice(1)) ?? [];
      if (of) return `export default ${await loadersOf(of)};`;
      const [, language, name] = part.exec(id.slice(1)) ?? [];
      return language && name ? writePart(language, name) : undefined;
    },
  };
}
