import { Failed, Loading } from "@bupum/ui/display/states";
import { Button, Progress } from "@mantine/core";
import "@mantine/core/styles/Progress.layer.css";
import { useMutation, type UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useWords } from "../words.ts";
import { type MergeLine, MergeTable } from "./merge-table.tsx";
import { TypedConfirmation } from "./typed-confirmation.tsx";
import styles from "./catalogue.module.css";

interface MergeChoiceProps {
  hint: string;
  /** Picks the target. */
  picker: ReactNode;
  kept: UseQueryResult<unknown>;
  /** Both side by side, once the target has loaded. */
  children: ReactNode;
}

/** First the choice of the target, then both side by side. */
export function MergeChoice({ hint, picker, kept, children }: MergeChoiceProps) {
  return (
    <div className={styles["merging"]}>
      <p className={styles["hint"]}>{hint}</p>
      {picker}
      {children}
      {kept.isLoading && <Loading lines={6} height={28} />}
      {kept.error && <Failed error={kept.error} again={() => void kept.refetch()} />}
    </div>
  );
}

interface MergeConfirmationProps<Merged> {
  lines: readonly MergeLine[];
  warning: string;
  /** Why these two cannot be merged now, shown instead of the question. */
  obstacle?: string | undefined;
  /** The text that must be typed: the name of the source. */
  name: string;
  merge: () => Promise<Merged>;
  merged: (gone: Merged) => void;
  refused: () => void;
  onSwap: () => void;
}

/** The result of a merge, and the question before it: a merge is irreversible. */
export function MergeConfirmation<Merged>(props: MergeConfirmationProps<Merged>) {
  const { lines, warning, obstacle, name, merge, merged, refused, onSwap } = props;
  const say = useWords("catalogue");
  const merging = useMutation({
    mutationFn: () => merge(),
    onSuccess: merged,
    onError: refused,
  });
  return (
    <>
      <div>
        <Button variant="default" disabled={merging.isPending} onClick={onSwap}>
          {say("merge.swap")}
        </Button>
      </div>
      <MergeTable lines={lines} />
      <p className={styles["note"]}>{obstacle ?? warning}</p>
      {!obstacle && (
        <TypedConfirmation
          name={name}
          submit={say("merge.submit")}
          running={merging.isPending}
          onConfirm={() => merging.mutate()}
        />
      )}
    </>
  );
}

interface MergeOutcomeProps {
  isDone: boolean;
  /** Percentage of the progress; without it the bar only shows that the merge runs. */
  reached?: number;
  /** The text for the number of parts or listings that have moved so far. */
  counts: string;
  note: string;
  /** Links to the target and the source. */
  children: ReactNode;
}

/** The progress of a merge, or that it is complete. */
export function MergeOutcome(props: MergeOutcomeProps) {
  const { isDone, reached = 100, counts, note, children } = props;
  const say = useWords("catalogue");
  return (
    <section className={styles["merging"]} aria-live="polite">
      <p className={styles["note"]} data-done={isDone || undefined}>
        {say(isDone ? "merge.done" : "merge.running")} {counts}
      </p>
      {!isDone && <Progress value={reached} animated aria-label={say("merge.running")} />}
      <p>{note}</p>
      <div className={styles["actions"]}>{children}</div>
    </section>
  );
}

const lookAgainMs = 1500;

/** For a query's refetchInterval: polls until a merge is complete. */
export const untilDone = (isDone: boolean | undefined) => (isDone ? false : lookAgainMs);

/** The texts of both as the target will have them, each once. */
export const joinedTexts = (...texts: string[]) => [...new Set(texts)].join(", ");
