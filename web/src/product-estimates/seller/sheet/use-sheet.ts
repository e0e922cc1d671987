import { toInstant } from "@bupum/shared/kernel/time";
import { failureOf } from "@bupum/ui/failure";
import { useSendKey } from "@bupum/ui/form/send-key";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { openSheet, SheetFault } from "../../../sheets/open-sheet.ts";
import { useWords } from "../../../words.ts";
import { readAgain } from "../queries.ts";
import { linesNow, sendParcel } from "./sheet-calls.ts";
import type { FaultyRow } from "./read-answer-sheet.ts";
import { type Parcel, parcelsOf, reviewed, type ReviewedRow } from "./review.ts";

/** A file that was read, and how each row stands to its line. */
export interface Sheet {
  rows: ReviewedRow[];
  parcels: Parcel[];
  faults: FaultyRow[];
  emptyCount: number;
}
/** What became of an estimate's answer; absent while it waits. */
export type Outcomes = Readonly<Record<string, { sent: true } | { failed: string }>>;

/** Reads a filled-in sheet, and sends its answers, one estimate after the other. */
export function useSheet() {
  const say = useWords("answerSheet");
  const ofSheets = useWords("sheets");
  const client = useQueryClient();
  const keyOf = useSendKey();
  const [sheet, setSheet] = useState<Sheet>();
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const [busy, setBusy] = useState<"reading" | "sending">();

  const read = async (file: File) => {
    setBusy("reading");
    setSheet(undefined);
    setOutcomes({});
    try {
      setSheet(await sheetOf(file));
    } catch (error) {
      const { NotAnAnswerSheet } = await import("./read-answer-sheet.ts");
      if (error instanceof SheetFault)
        toast.failed(ofSheets(`faults.${error.code}`, { most: error.most }));
      else if (error instanceof NotAnAnswerSheet) toast.failed(say("faults.notOurs"));
      else toast.failed(failureOf(error).message ?? say("faults.broken"));
    } finally {
      setBusy(undefined);
    }
  };

  const send = async () => {
    setBusy("sending");
    const waiting = (sheet?.parcels ?? []).filter(({ estimateId }) => {
      const outcome = outcomes[estimateId];
      return !outcome || "failed" in outcome;
    });
    let failures = 0;
    for (const parcel of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- the page counts them as they leave
      const outcome = await outcomeOf(parcel, keyOf, say("faults.broken"));
      if ("failed" in outcome) failures += 1;
      setOutcomes((old) => ({ ...old, [parcel.estimateId]: outcome }));
    }
    setBusy(undefined);
    if (failures > 0) toast.failed(say("someFailed", { count: failures }));
    else toast.done(say("allSent", { count: waiting.length }));
    void readAgain(client);
  };

  return { sheet, outcomes, busy, read, send };
}

async function sheetOf(file: File): Promise<Sheet> {
  const [{ rows: found }, { readAnswerSheet }] = await Promise.all([
    openSheet(file, { asStored: true }),
    import("./read-answer-sheet.ts"),
  ]);
  const { rows: typed, faults, emptyCount } = readAnswerSheet(found);
  const lines = await linesNow(typed);
  const now = toInstant(new Date());
  const rows = typed.map((row) => reviewed(row, lines.get(row.id), now));
  return { rows, parcels: parcelsOf(rows), faults, emptyCount };
}

async function outcomeOf(
  parcel: Parcel,
  keyOf: (body: unknown) => string,
  unknown: string,
): Promise<Outcomes[string]> {
  try {
    await sendParcel(parcel, keyOf);
    return { sent: true };
  } catch (error) {
    const { message, issues } = failureOf(error);
    return { failed: issues[0]?.message ?? message ?? unknown };
  }
}
