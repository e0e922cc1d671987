import { MantineProvider } from "@mantine/core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";
import { cssVariables, theme } from "../src/frame/theme.ts";

const sheet = "virtual:theme.css";
const style = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** The styles that Mantine writes into the page while rendering. */
const written =
  /@mantine\/core\/esm\/core\/MantineProvider\/\w+\/(MantineCssVariables|MantineClasses)\.mjs$/;

/** The styles that Mantine's provider would write for the theme. Throws where it writes none. */
export function themeStyles(): string {
  const drawn = renderToStaticMarkup(
    createElement(MantineProvider, { theme, cssVariablesResolver: cssVariables }),
  );
  const styles = [...drawn.matchAll(style)].map(([, css]) => css);
  if (styles.length === 0) throw new Error("Mantine's provider writes no styles any more.");
  return styles.join("\n");
}

/**
 * Puts the theme's variables into the stylesheet. Computed by each browser they cost a phone 50 ms
 * before anything can be drawn, and the frame of index.html could not use them.
 */
export function themeInStylesheet(): Plugin {
  const seen = new Set<string>();
  return {
    name: "bupum:theme-styles",
    apply: "build",
    resolveId: (id) => (id === sheet ? `\0${sheet}` : undefined),
    load: (id) => (id === `\0${sheet}` ? themeStyles() : undefined),
    transform(_code, id) {
      const name = written.exec(id)?.[1];
      if (!name) return undefined;
      seen.add(name);
      return { code: `import "${sheet}";\nexport const ${name} = () => null;`, map: null };
    },
    buildEnd(error) {
      if (!error && seen.size < 2)
        this.error("Mantine writes its theme's styles in another place.");
    },
  };
}
