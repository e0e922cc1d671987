import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../api.ts";
import { auditKey } from "../audit-events/queries.ts";
import { ReasonDialog } from "../layout/reason-dialog.tsx";
import { onlyFor } from "../may.tsx";
import { useWords } from "../words.ts";
import styles from "./users.module.css";

interface OfUser {
  userId: AdminUser["id"];
}

/** What support does for a member: sees what he sees (D20-15), and writes to him (D29-17). */
export const SupportSection = onlyFor(
  "userEntities.openView",
  function SupportSection({ user }: { user: AdminUser }) {
    const say = useWords("users");
    return (
      <section className={styles["part"]} aria-labelledby="support">
        <h2 id="support">{say("support.title")}</h2>
        <p>{say("support.viewHint")}</p>
        {!user.blockedReason && <ViewButton userId={user.id} />}
        <WriteButton userId={user.id} />
      </section>
    );
  },
);

/** Leads to the room of support and the member (D29-17). */
const WriteButton = onlyFor("chatEntities.create", function WriteButton({ userId }: OfUser) {
  const say = useWords("users");
  const navigate = useNavigate();
  const open = useMutation({
    mutationFn: () => api.chatEntities.create({ body: { userId } }),
    onSuccess: ({ uuid }) => navigate({ to: "/chats/$uuid", params: { uuid } }),
  });
  return (
    <>
      <p>{say("support.writeHint")}</p>
      <Button variant="default" loading={open.isPending} onClick={() => open.mutate()}>
        {say("support.write")}
      </Button>
    </>
  );
});

function ViewButton({ userId }: OfUser) {
  const say = useWords("users");
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const open = useMutation({
    mutationFn: (reason: string) =>
      api.userEntities.openView({ params: { id: userId }, body: { reason } }),
    onSuccess: ({ address }) => {
      setIsAsking(false);
      // Browsers that allow no window after a wait open it by the link.
      window.open(address, "_blank", "noopener");
      void client.invalidateQueries({ queryKey: auditKey });
    },
  });
  return (
    <>
      <Button variant="default" loading={open.isPending} onClick={() => setIsAsking(true)}>
        {say("support.view")}
      </Button>
      {open.data && (
        <a href={open.data.address} target="_blank" rel="noopener noreferrer">
          {say("support.viewLink")}
        </a>
      )}
      {isAsking && (
        <ReasonDialog
          title={say("support.view")}
          label={say("support.viewReason")}
          submit={say("support.view")}
          least={2}
          most={200}
          onClose={() => setIsAsking(false)}
          onReason={(reason) => open.mutate(reason)}
        />
      )}
    </>
  );
}
