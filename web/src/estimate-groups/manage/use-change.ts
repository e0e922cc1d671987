import type { Group, GroupChange } from "@bupum/shared/deal/estimate-groups/contract";
import { failureOf } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../words.ts";
import { changeGroup, keepGroup, readGroupAgain } from "../queries.ts";

/** Sends a change of the request; a refusal stays in the dialog. */
export function useChange(group: Group, done: string, onClose: () => void) {
  const say = useWords("manageGroup");
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(changeGroup);
  const [problem, setProblem] = useState<string>();
  const send = async (body: GroupChange) => {
    try {
      keepGroup(client, await mutateAsync({ id: group.id, body }));
      toast.done(done);
      onClose();
    } catch (error) {
      const { issues, message } = failureOf(error);
      setProblem(issues[0]?.message ?? message ?? say("failed"));
      await client.invalidateQueries({ queryKey: ["estimate-groups", group.id] });
    }
    await readGroupAgain(client, group.id);
  };
  return { send, isPending, problem };
}
