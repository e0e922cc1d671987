import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { toast } from "@bupum/ui/frame/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useWords } from "../words.ts";
import { forgetLists, restoreMerchandises } from "./queries.ts";

/** Restores removed listings; returns whether that succeeded. */
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
      // The failed call was shown as a toast.
      return false;
    } finally {
      await forgetLists(client);
    }
  };
  return { putBack, isPending };
}
