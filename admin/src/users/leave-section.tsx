import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { AskDeletion } from "../approvals/ask-deletion.tsx";
import { doneAlone } from "../approvals/second-person.ts";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { useWords } from "../words.ts";
import { userKeys } from "./queries.ts";
import styles from "./users.module.css";

/** Deletes an account for good; the API refuses it while orders run. */
export const LeaveSection = onlyFor(
  "userEntities.deleteUser",
  function LeaveSection({ user }: { user: AdminUser }) {
    const say = useWords("users");
    const client = useQueryClient();
    const router = useRouter();
    const [isAsking, setAsking] = useState(false);
    const remove = useMutation({
      mutationFn: () =>
        doneAlone(() => api.userEntities.deleteUser({ query: { userId: user.userId } })),
      onSuccess: async (isDone) => {
        if (!isDone) return setAsking(true);
        toast.done(say("removed", { name: user.name }));
        await router.navigate({ to: "/users" });
        void client.invalidateQueries({ queryKey: userKeys.all });
      },
    });
    const press = async () => {
      const { name, userId } = user;
      const body = say("removeDialog", { name, userId });
      const spec = { title: say("remove"), body, primary: say("remove"), danger: true };
      if (await confirmed(spec)) remove.mutate();
    };
    return (
      <section className={styles["part"]} aria-labelledby="remove">
        <h2 id="remove">{say("remove")}</h2>
        <p className={styles["hint"]}>{say("removeHint")}</p>
        <Button
          color="red"
          variant="outline"
          loading={remove.isPending}
          onClick={() => void press()}
        >
          {say("remove")}
        </Button>
        {isAsking && <AskDeletion user={user} onClose={() => setAsking(false)} />}
      </section>
    );
  },
);
