import type { Approval } from "@bupum/shared/accounts/approvals/admin-contract";
import { mayDecide } from "@bupum/shared/accounts/approvals/rules";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Group } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../api.ts";
import { memberText } from "../billing/names.ts";
import { ReasonDialog } from "../layout/reason-dialog.tsx";
import { useCurrentAdmin } from "../session.ts";
import { useWords } from "../words.ts";
import { readApprovalsAgain } from "./queries.ts";

/** The second person approves or declines; the first one may take the request back (D20-12). */
export function Decide({ of }: { of: Approval }) {
  const say = useWords("approvals");
  const client = useQueryClient();
  const reader = useCurrentAdmin();
  const [isDeclining, setDeclining] = useState(false);
  const { id, kind, askedAt, askedBy } = of;
  const params = { id };
  const onSettled = () => readApprovalsAgain(client);
  const approve = useMutation({
    mutationFn: () => api.approvals.approve({ params, body: { askedAt } }),
    onSuccess: () => toast.done(say("approved")),
    onSettled,
  });
  const decline = useMutation({
    mutationFn: (reason: string) => api.approvals.decline({ params, body: { askedAt, reason } }),
    onSuccess: () => toast.done(say("declined")),
    onSettled,
  });
  if (!reader || !mayDecide(kind, reader.adminRole)) return null;
  const isOwn = reader.id === askedBy.id;
  const press = async () => {
    const title = say("approveTitle", { what: say(`kinds.${kind}`) });
    const body = say("approveBody", { who: memberText(askedBy) });
    if (await confirmed({ title, body, primary: say("approve"), danger: true })) approve.mutate();
  };
  const no = say(isOwn ? "withdraw" : "decline");
  return (
    <Group gap={8} wrap="nowrap">
      {isOwn ? (
        <span>{say("own")}</span>
      ) : (
        <Button loading={approve.isPending} onClick={() => void press()}>
          {say("approve")}
        </Button>
      )}
      <Button variant="default" loading={decline.isPending} onClick={() => setDeclining(true)}>
        {no}
      </Button>
      {isDeclining && (
        <ReasonDialog
          title={no}
          label={say("declineReason")}
          hint={say("declineHint")}
          submit={no}
          least={2}
          most={200}
          onClose={() => setDeclining(false)}
          onReason={(reason) => {
            setDeclining(false);
            decline.mutate(reason);
          }}
        />
      )}
    </Group>
  );
}
