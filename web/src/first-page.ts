import type { Language } from "@bupum/shared/kernel/language/language-of";
import { loadWords, startWords } from "@bupum/ui/feature-words";
import type { AnyRoute, AnyRouter } from "@tanstack/react-router";
import { byRoute, loaders } from "virtual:site-words";
import type { Messages } from "./words/ko.ts";

type Preloaded = { preload?: () => Promise<unknown> } | undefined;

/** The frame's texts in one language; those of the features are added as they arrive. */
export const firstWords = async (language: Language): Promise<Messages> =>
  // What has not arrived yet is waited for by useWords, so that nobody reads it too early.
  (await startWords(await loaders[language]())) as unknown as Messages;

/** Ends a task, so that a slow phone may answer to a tap before the next one. */
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
      // What cannot be fetched is asked for again, and complained of, where it is drawn or said.
      const code = Promise.allSettled([load()]);
      await breath();
      return Promise.allSettled([code, ...features.map(loadWords)]);
    };
  }
}

/** Pause after which the frame is drawn without a page that still waits, for a guard say. */
const waitMs = 300;

/**
 * Loads the page that the address names, its data beside its code and texts, so that it is drawn
 * at once and not after an empty frame; `path` is without its language.
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
