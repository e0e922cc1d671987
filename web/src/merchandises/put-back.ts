import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { toast } from "@bupum/ui/frame/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useWords } from "../words.ts";
import { forgetLists, restoreMerchandises } from "./queries.ts";

/** Puts removed listings back on sale; answers whether it was done. */
export function usePutBack() {
  const say = useWords("merchandises");
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(restoreMerchandises);
  const putBack = async (ids: readonly Merchandise["id"][]): Promise<boolean> => {
    try {
      await mutateAsync(ids);
      toast.done(say("undo.restored", { count: ids.length }));
      return true;
    } catch {
      // The failed call was toasted.
      return false;
    } finally {
      await forgetLists(client);
    }
  };
  return { putBack, isPending };
}
