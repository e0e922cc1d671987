import { useFailureText } from "@bupum/ui/failure-text";
import { toast } from "@bupum/ui/frame/toasts";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useWords } from "../words.ts";

interface Each<Row, Asked> {
  act: (row: Row, asked: Asked) => Promise<unknown>;
  nameOf: (row: Row) => string;
  /** Lists that show the rows. */
  reads: QueryKey;
  done: (count: number) => string;
  /** Called where no row was refused. */
  clear: () => void;
}
interface Work<Row, Asked> {
  rows: readonly Row[];
  asked: Asked;
}

/**
 * One act on several rows, one after the other (U5-4): rows that the API refuses are counted, the
 * first one with its reason, and all stay selected.
 */
export function useEach<Row, Asked>({ act, nameOf, reads, done, clear }: Each<Row, Asked>) {
  const say = useWords("lists");
  const textOf = useFailureText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ rows, asked }: Work<Row, Asked>) => {
      const refused: { name: string; why: string }[] = [];
      for (const row of rows)
        try {
          // oxlint-disable-next-line no-await-in-loop
          await act(row, asked);
        } catch (error) {
          refused.push({ name: nameOf(row), why: textOf(error) });
        }
      return { count: rows.length - refused.length, refused };
    },
    onSuccess: ({ count, refused }) => {
      const [first] = refused;
      if (first)
        return toast.failed(say("refused", { count: refused.length, done: count, ...first }));
      toast.done(done(count));
      clear();
    },
    onSettled: () => client.invalidateQueries({ queryKey: reads }),
  });
}
