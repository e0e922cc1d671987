import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { type BuildOptions, defineConfig, type UserConfig } from "vite";
import { compiledWords } from "./compiled-words.ts";
import { firstLoad } from "./first-load.ts";
import { leanScrollArea } from "./lean-scroll-area.ts";
import { precompress } from "./precompress.ts";
import { routesConfig } from "./routes.ts";
import { themeInStylesheet } from "./theme-styles.ts";
import { wordsByFeature } from "./words-by-feature.ts";

interface Site {
  /** Public path of the site, with slashes on both ends. */
  base: string;
  port: number;
  /** Path of the API on the site's own origin, and where it runs while developing. */
  api: { path: string; origin: string };
  /** Sources of the pages whose first load is measured after the build. */
  firstPages: readonly string[];
  /** Whether a first load over the budget fails the build (A2-2: the buyers' site). */
  isHeld: boolean;
}

/** What changes the request basket: it comes with the first change, or with the tools of a member. */
const ofBasket = /\/src\/trade\/basket(?:-calls)?\.ts$/;

/**
 * What pages that list parts have in common; alone, each of these would be a file of its own. What
 * only deals say of a part comes with their pages.
 */
const ofParts = [
  /\/src\/(?:trade|best-offer)\/(?!(?:(?:account-)?basket(?:-calls)?|consents|confirmed-product|own-number)\.)[\w-]+\.tsx?$/,
  /\/src\/(?:search\/highlight|bookmarks\/bookmark-button|chats\/chat-link|display\/part-number)/,
  /\/(?:useInfiniteQuery|useMutation|Icon(?:Bell|BellRinging|Check|ChevronLeft|ChevronRight|Plus))\.m?js$/,
];

/** What a part's page has in common with few others: four files of some hundred bytes otherwise. */
const ofProduct =
  /\/shared\/src\/(?:sites\/head\/(?:breadcrumbs|product-head)|kernel\/money\/quantities|catalogue\/products\/rules)\.ts$/;

/** How both sites are built, and the bench's floor beside them. */
export const buildSettings: BuildOptions = {
  manifest: true,
  // Without it Vite 8 rewrites light-dark() and dark mode breaks silently.
  cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
  target: ["chrome123", "edge123", "firefox120", "safari17.5"],
  assetsInlineLimit: 0,
  chunkSizeWarningLimit: 700,
  // What every page needs is one file: dozens of small ones cost 14 % more bytes and requests.
  rolldownOptions: {
    output: {
      // The first file lists all others, so their names are part of each first load: seven
      // characters are 42 bits, which tells the files of years of builds apart.
      chunkFileNames: "assets/[hash:7].js",
      codeSplitting: {
        groups: [
          { name: "site", tags: ["$initial"] },
          {
            name: "parts",
            test: (id) => ofParts.some((pattern) => pattern.test(id)),
          },
          { name: "product", test: ofProduct },
          { name: "basket", test: ofBasket },
        ],
      },
    },
  },
};

/** The Vite settings that both sites share (U4-1). */
export function siteConfig({ base, port, api, firstPages, isHeld }: Site): UserConfig {
  return defineConfig({
    base,
    plugins: [
      tanstackRouter(routesConfig),
      react(),
      compiledWords(),
      wordsByFeature(),
      leanScrollArea(),
      themeInStylesheet(),
      precompress(),
      firstLoad(firstPages, isHeld),
    ],
    server: {
      port,
      strictPort: true,
      host: "127.0.0.1",
      proxy: { [api.path]: { target: api.origin, changeOrigin: false } },
    },
    build: buildSettings,
  });
}
