import { use } from "react";
import type { AbstractIntlMessages } from "use-intl";

/** Fetches the texts of each feature in one language; `shell` includes those of several. */
export type WordLoaders = Readonly<
  Record<string, () => Promise<{ default: AbstractIntlMessages }>>
>;

/** Pause before failed texts are fetched again. */
const againMs = 3000;

const catalogue: AbstractIntlMessages = {};
const coming = new Map<string, Promise<void>>();
let loaders: WordLoaders = {};

/** Fetches the shell's texts and returns the catalogue, which grows as features load. */
export async function startWords(of: WordLoaders): Promise<AbstractIntlMessages> {
  loaders = of;
  Object.assign(catalogue, (await of["shell"]?.())?.default);
  return catalogue;
}

/** Fetches the texts of a feature; undefined if they are loaded, or set by a test. */
export function loadWords(feature: string): Promise<void> | undefined {
  const load = loaders[feature];
  if (!load || feature in catalogue) return undefined;
  const known = coming.get(feature);
  if (known) return known;
  const arrival = load().then((words) => {
    catalogue[feature] = words.default;
    // The fields that React reads of a promise: once it is fulfilled, nothing waits for it again.
    Object.assign(arrival, { status: "fulfilled", value: undefined });
    return undefined;
  });
  coming.set(feature, arrival);
  arrival.catch(() => setTimeout(() => coming.delete(feature), againMs));
  return arrival;
}

/**
 * Suspends a part until its feature's texts are loaded, so that no reader sees a key. It keeps
 * using the promise it waited for: React gives up a render whose second try uses none.
 */
export function useArrived(feature: string): void {
  const arrival = coming.get(feature) ?? loadWords(feature);
  if (arrival) use(arrival);
}
