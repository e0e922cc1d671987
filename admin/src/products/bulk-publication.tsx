import type { ProductEntityRow } from "@bupum/shared/catalogue/products/admin-contract";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { useFailureText } from "@bupum/ui/failure-text";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { keys, type ProductId } from "../catalogue/queries.ts";
import { useWords } from "../words.ts";

type State = "SHOWN" | "HIDDEN";
interface Outcome {
  done: number;
  refused: { number: string; why: string }[];
}

/** The row of a list has no version, so each part is read before it is changed. */
async function publish(id: ProductId, state: State): Promise<void> {
  const { version } = await api.productEntities.get({ params: { id } });
  await api.productEntities.update({ params: { id }, body: { state, version } });
}

/** Shows or hides the selected parts, one after the other; refused ones stay selected. */
export const BulkPublication = onlyFor(
  "productEntities.update",
  function BulkPublication(props: { rows: readonly ProductEntityRow[]; clear: () => void }) {
    const { rows, clear } = props;
    const say = useWords("products");
    const textOf = useFailureText();
    const client = useQueryClient();
    const { mutate, isPending, variables } = useMutation({
      mutationFn: async (state: State): Promise<Outcome> => {
        const outcome: Outcome = { done: 0, refused: [] };
        for (const { id, partNumber } of rows.filter((row) => isOther(row, state)))
          try {
            await publish(id, state);
            outcome.done += 1;
          } catch (error) {
            outcome.refused.push({ number: partNumber, why: textOf(error) });
          }
        return outcome;
      },
      onSuccess: ({ done, refused }) => {
        void client.invalidateQueries({ queryKey: keys.products });
        const [first] = refused;
        if (first) toast.failed(say("bulk.refused", { count: refused.length, ...first }));
        else toast.done(say("bulk.done", { count: done }));
        if (!first) clear();
      },
    });
    const press = async (state: State) => {
      const title = say(`bulk.${state}`);
      const body = say(`bulk.${state}Body`, {
        count: rows.filter((row) => isOther(row, state)).length,
      });
      if (await confirmed({ title, body, primary: title })) mutate(state);
    };
    return (["SHOWN", "HIDDEN"] as const).map((state) => (
      <Button
        key={state}
        variant={state === "SHOWN" ? "filled" : "default"}
        loading={isPending && variables === state}
        disabled={isPending || !rows.some((row) => isOther(row, state))}
        onClick={() => void press(state)}
      >
        {say(`bulk.${state}`)}
      </Button>
    ));
  },
);

const isOther = (row: ProductEntityRow, state: State) =>
  row.state !== state && row.state !== "MERGED";
