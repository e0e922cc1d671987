import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { compiled, type Words } from "./compiled-words.ts";
import { type SaidWords, saidWords } from "./said-words.ts";

const table = "virtual:site-words";
const part = /^virtual:words\/(ko|en|zh)\/(\w+)$/;
const languages = ["ko", "en", "zh"];

/** JavaScript of an object whose values are code already. */
const object = (entries: readonly (readonly [string, string])[]) =>
  `{${entries.map(([key, code]) => `${JSON.stringify(key)}:${code}`).join(",")}}`;

/**
 * Cuts a site's catalogues (src/words/{ko,en,zh}.ts) into one chunk for the frame and one for each
 * other feature, and tells which route needs which: `virtual:site-words` exports both. In builds
 * the texts are compiled; while developing they come from the catalogue itself.
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

  async function writeTable() {
    const { shell, byRoute } = said();
    const features = Object.keys(await wordsOf("ko")).filter((name) => !shell.includes(name));
    const loaders = languages.map((language) => {
      const parts = ["shell", ...features];
      const code = parts.map(
        (name) => [name, `()=>import("virtual:words/${language}/${name}")`] as const,
      );
      return [language, object(code)] as const;
    });
    return `export const loaders=${object(loaders)};\nexport const byRoute=${JSON.stringify(byRoute)};`;
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
    resolveId: (id) => (id === table || part.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${table}`) return writeTable();
      const [, language, name] = part.exec(id.slice(1)) ?? [];
      return language && name ? writePart(language, name) : undefined;
    },
  };
}
