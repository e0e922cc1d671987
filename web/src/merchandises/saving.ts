import { changedTogether } from "@bupum/shared/selling/merchandises/rules";
import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { clashes, type Edit } from "@bupum/shared/selling/merchandises/edits";
import { failureOf } from "@bupum/ui/failure";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";
import { showChanged, shownMerchandise } from "./queries.ts";

/** A change that conflicts with another one, and the values saved meanwhile. */
export interface Clash {
  edit: Edit;
  current: Merchandise;
}
interface Outcome {
  saved: Edit[];
  clashed: Clash[];
}

const mostTries = 5;

/**
 * Saves changes over the versions on screen. Where other fields of a row changed meanwhile, its
 * change is sent again over the newer row; where the same field changed, the change is left out and
 * reported as a conflict. Up to `changedTogether` rows are saved in one call.
 */
export async function saveEdits(client: QueryClient, edits: readonly Edit[]): Promise<Outcome> {
  const outcome: Outcome = { saved: [], clashed: [] };
  for (const some of chunksOf(edits, changedTogether))
    // One after the other: a refusal leaves the rest as it was.
    // oxlint-disable-next-line no-await-in-loop
    await saveTogether(client, some, outcome);
  return outcome;
}

async function saveTogether(
  client: QueryClient,
  edits: readonly Edit[],
  { saved, clashed }: Outcome,
): Promise<void> {
  let left = [...edits];
  for (let round = 1; left.length > 0; round++)
    try {
      const items = left.map(({ id, after }) => ({
        id,
        ...after,
        version: shownMerchandise(client, id)?.version ?? 0,
      }));
      // oxlint-disable-next-line no-await-in-loop -- each try follows from the last one
      const reply = await api.merchandises.updateMany({ body: { items } });
      for (const item of reply.items) showChanged(client, item);
      saved.push(...left);
      return;
    } catch (error) {
      const current = currentIn(error);
      if (current.length === 0 || round === mostTries) throw error;
      for (const item of current) showChanged(client, item);
      const found = left.flatMap((edit) => {
        const now = current.find(({ id }) => id === edit.id);
        return now && clashes(edit, now).length > 0 ? [{ edit, current: now }] : [];
      });
      clashed.push(...found);
      left = left.filter((edit) => !found.some((clash) => clash.edit === edit));
    }
}

function currentIn(error: unknown): Merchandise[] {
  const { code, params } = failureOf(error);
  const { current } = params;
  // The server sends listings as the contract of the list has them.
  return code === "VERSION_CONFLICT" && Array.isArray(current) ? (current as Merchandise[]) : [];
}
