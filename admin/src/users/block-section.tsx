import { type AdminUser, userEntityRoutes } from "@bupum/shared/accounts/users/admin-contract";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { TextField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { useWords } from "../words.ts";
import { keepUser } from "./queries.ts";
import styles from "./users.module.css";

const schema = z.required(z.pick(userEntityRoutes.update.body, { blockedReason: true }));

/** A blocked account cannot log in, and its sessions end at once. */
export const BlockSection = onlyFor(
  "userEntities.update",
  function BlockSection({ user }: { user: AdminUser }) {
    const say = useWords("users");
    return (
      <section className={styles["part"]} aria-labelledby="block">
        <h2 id="block">{say("block")}</h2>
        {user.blockedReason ? <Lift user={user} /> : <Block user={user} />}
      </section>
    );
  },
);

function Block({ user }: { user: AdminUser }) {
  const say = useWords("users");
  const client = useQueryClient();
  const draft: Draft = useDraft({
    schema,
    initial: { blockedReason: "" },
    send: async (body) => {
      const text = say("blockDialog", { name: user.name });
      const spec = { title: say("block"), body: text, primary: say("block"), danger: true };
      if (!(await confirmed(spec))) return undefined;
      return api.userEntities.update({ params: { id: user.id }, body });
    },
    done: (changed) => {
      if (!changed) return;
      toast.done(say("blockDone", { name: user.name }));
      keepUser(client, changed);
    },
  });
  return (
    <DraftForm draft={draft} label={say("block")}>
      <TextField
        name="blockedReason"
        label={say("blockReason")}
        description={say("blockHint")}
        maxLength={200}
        autoComplete="off"
      />
      <SendButton>{say("block")}</SendButton>
    </DraftForm>
  );
}

function Lift({ user }: { user: AdminUser }) {
  const say = useWords("users");
  const client = useQueryClient();
  const lift = useMutation({
    mutationFn: () =>
      api.userEntities.update({ params: { id: user.id }, body: { blockedReason: "" } }),
    onSuccess: (changed) => {
      toast.done(say("liftDone", { name: user.name }));
      keepUser(client, changed);
    },
  });
  return (
    <>
      <p>{say("blockedFor", { reason: user.blockedReason ?? "" })}</p>
      <Button variant="default" loading={lift.isPending} onClick={() => lift.mutate()}>
        {say("lift")}
      </Button>
    </>
  );
}
