import type { Language } from "@bupum/shared/kernel/language/language-of";
import { loadWords, startWords } from "@bupum/ui/feature-words";
import type { AnyRoute, AnyRouter } from "@tanstack/react-router";
import { byRoute, loaders } from "virtual:site-words";
import type { Messages } from "./words/ko.ts";

type Preloaded = { preload?: () => Promise<unknown> } | undefined;

/** The frame's texts in one language; features add theirs when they load. */
export const firstWords = async (language: Language): Promise<Messages> =>
  // useWords waits for missing texts, so that nothing reads them too early.
  (await startWords(await loaders[language]())) as unknown as Messages;

/** Ends a task, so that a slow phone can react to a tap before the next one. */
const breath = () => new Promise((done) => setTimeout(done));

const componentOf = (route: AnyRoute | undefined) => route?.options.component as Preloaded;

/** Lets every page fetch its texts together with its code. */
export function wordsWithPages(router: AnyRouter): void {
  for (const [id, features] of Object.entries(byRoute)) {
    // The table's ids are those of the route files.
    const page = componentOf((router.routesById as Record<string, AnyRoute>)[id]);
    const load = page?.preload;
    if (!page || !load) continue;
    page.preload = async () => {
      // A failed fetch is repeated, and reported, where the page or text is drawn.
      const code = Promise.allSettled([load()]);
      await breath();
      return Promise.allSettled([code, ...features.map(loadWords)]);
    };
  }
}

/** After this pause the frame is drawn without a page that still waits, for example for a guard. */
const waitMs = 300;

/**
 * Loads the page of the address, with data beside code and texts, so that it is drawn at once and
 * not after an empty frame; `path` is without its language.
 */
export async function firstPage(router: AnyRouter, path: string): Promise<void> {
  await breath();
  const [routes] = router.getMatchedRoutes(path);
  const code = Promise.allSettled(routes.map((route: AnyRoute) => componentOf(route)?.preload?.()));
  await breath();
  const loaded = router.load();
  await code;
  await Promise.race([loaded, new Promise((done) => setTimeout(done, waitMs))]);
}
