import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { toast } from "@bupum/ui/frame/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";
import { ReasonDialog } from "../layout/reason-dialog.tsx";
import { useWords } from "../words.ts";
import { readApprovalsAgain } from "./queries.ts";

interface AskDeletionProps {
  user: AdminUser;
  onClose: () => void;
}

/** Asks a second admin to delete a member. */
export function AskDeletion({ user: { id }, onClose }: AskDeletionProps) {
  const say = useWords("approvals");
  const client = useQueryClient();
  const ask = useMutation({
    mutationFn: (reason: string) =>
      api.approvals.ask({ body: { kind: "DELETE_USER", id, reason } }),
    onSuccess: () => toast.done(say("asked")),
    onSettled: () => readApprovalsAgain(client),
  });
  return (
    <ReasonDialog
      title={say("askTitle")}
      label={say("reason")}
      hint={say("askBody", { what: say("kinds.DELETE_USER") })}
      submit={say("ask")}
      least={2}
      most={200}
      onClose={onClose}
      onReason={(reason) => {
        onClose();
        ask.mutate(reason);
      }}
    />
  );
}
