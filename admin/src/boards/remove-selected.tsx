import { chunksOf } from "@bupum/shared/kernel/chunks";
import { mostRemoved } from "@bupum/shared/reading/replies/limits";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useWords } from "../words.ts";

interface RemoveSelectedProps<Id> {
  ids: readonly Id[];
  /** Deletes as many as one call takes. */
  remove: (ids: Id[]) => Promise<unknown>;
  title: (count: number) => string;
  done: (count: number) => string;
  clear: () => void;
}

/** Deletes what is selected after one question that counts it. */
export function RemoveSelected<Id>({ ids, remove, title, done, clear }: RemoveSelectedProps<Id>) {
  const say = useWords("boards");
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    async mutationFn() {
      for (const some of chunksOf(ids, mostRemoved))
        // oxlint-disable-next-line no-await-in-loop -- one call follows the other
        await remove(some);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["boards"] }),
  });
  const removeAll = async () => {
    const count = ids.length;
    const spec = { title: title(count), body: say("removeBody") };
    if (!(await confirmed({ ...spec, primary: say("remove"), danger: true }))) return;
    await mutateAsync();
    toast.done(done(count));
    clear();
  };
  return (
    <Button
      color="red"
      loading={isPending}
      // A failed call is shown as a toast.
      onClick={() => void removeAll().catch(() => undefined)}
    >
      {say("remove")}
    </Button>
  );
}
