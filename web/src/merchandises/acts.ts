import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import {
  applied,
  type Edit,
  editOf,
  type Fields,
  over,
  reverseOf,
} from "@bupum/shared/selling/merchandises/edits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useWords } from "../words.ts";
import { usePutBack } from "./put-back.ts";
import { forgetLists } from "./queries.ts";
import { type Clash, saveEdits } from "./saving.ts";

/** An act that can be undone. */
export interface Act {
  /** "MY2N-24: stock 40 → 7" */
  words: string;
  edits: readonly Edit[];
  /** Listings that were removed. */
  removed?: readonly Merchandise["id"][];
}

export interface Acts {
  /** The rows with unsaved changes applied. */
  shown: (rows: readonly Merchandise[] | undefined) => readonly Merchandise[] | undefined;
  save: (edits: readonly Edit[], words: string) => void;
  /** Changes one row. */
  change: (row: Merchandise, after: Fields, words: string) => void;
  /** Adds an act other than an edit to the undo list. */
  did: (act: Act) => void;
  done: readonly Act[];
  undo: () => void;
  forget: () => void;
  clashes: readonly Clash[];
  /** Resolves conflicts: with the own values, or with those saved meanwhile. */
  settle: (mineWins: boolean) => void;
  isBusy: boolean;
}

/** Number of acts that can be undone, the last one first. */
const mostActs = 30;

type Setter<T> = (next: (old: readonly T[]) => readonly T[]) => void;

/** Sends the acts in sequence, so that each uses the version of the previous one. */
function useLine(did: (act: Act) => void, setClashes: Setter<Clash>) {
  const client = useQueryClient();
  const [pending, setPending] = useState<readonly Edit[]>([]);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const { mutateAsync } = useMutation({
    mutationFn: (edits: readonly Edit[]) => saveEdits(client, edits),
  });
  const send = (edits: readonly Edit[], words?: string) => {
    setPending((all) => [...all, ...edits]);
    const run = async () => {
      try {
        const outcome = await mutateAsync(edits);
        if (words !== undefined && outcome.saved.length > 0) did({ words, edits: outcome.saved });
        setClashes((all) => [...all, ...outcome.clashed]);
      } catch {
        // The failed call was shown as a toast; the list shows the stored values.
        await forgetLists(client);
      } finally {
        setPending((all) => all.filter((one) => !edits.includes(one)));
      }
    };
    line.current = line.current.then(run);
  };
  return { pending, send };
}

/** Shows each act at once, saves it, and keeps the data for undo. */
export function useActs(): Acts {
  const say = useWords("merchandises");
  const [done, setDone] = useState<readonly Act[]>([]);
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const did = (act: Act) => setDone((acts) => [...acts, act].slice(-mostActs));
  const { pending, send } = useLine(did, setClashes);
  const { putBack, isPending } = usePutBack();
  const undo = () => {
    const last = done.at(-1);
    if (!last) return;
    setDone((acts) => acts.slice(0, -1));
    if (last.removed) void putBack(last.removed);
    if (last.edits.length > 0) send(last.edits.map(reverseOf));
  };
  const settle = (mineWins: boolean) => {
    setClashes([]);
    if (!mineWins) return;
    const mine = clashes.map(({ edit, current }) => over(edit, current));
    send(mine, say("undo.overwrote", { count: mine.length }));
  };
  return {
    shown: (rows) =>
      rows?.map((row) => pending.filter(({ id }) => id === row.id).reduce(applied, row)),
    save: send,
    change: (row, after, words) => send([editOf(row, after)], words),
    did,
    done,
    undo,
    forget: () => setDone([]),
    clashes,
    settle,
    isBusy: pending.length > 0 || isPending,
  };
}
