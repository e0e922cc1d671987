import {
  type Passkey,
  passkeyName,
  passwordAgain,
} from "@bupum/shared/accounts/passkeys/admin-contract";
import { mostPasskeys } from "@bupum/shared/accounts/passkeys/rules";
import { useDays } from "@bupum/ui/display/days";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { PasswordField, TextField } from "@bupum/ui/form/fields";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { DialogButton } from "../layout/dialog-button.tsx";
import styles from "../users/users.module.css";
import { useWords } from "../words.ts";
import list from "@bupum/ui/list/act-list.module.css";
import { addPasskey, ownPasskeys, removePasskey } from "./queries.ts";

/** The admin's own passkeys, beside the password (D20-14). */
export function PasskeysSection() {
  const say = useWords("passkeys");
  const { data, error, refetch } = useQuery(ownPasskeys);
  return (
    <section className={styles["part"]} aria-labelledby="passkeys">
      <h2 id="passkeys">{say("title")}</h2>
      <p className={styles["hint"]}>{say("hint")}</p>
      {data ? (
        <Listed passkeys={data.items} />
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={1} height={44} />
      )}
      {data && data.items.length < mostPasskeys && (
        <DialogButton label={say("add")}>{(close) => <AddForm close={close} />}</DialogButton>
      )}
    </section>
  );
}

function Listed({ passkeys }: { passkeys: readonly Passkey[] }) {
  const say = useWords("passkeys");
  const { moment } = useDays();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...removePasskey,
    onSuccess: () => toast.done(say("removed")),
    onSettled: () => client.invalidateQueries({ queryKey: ownPasskeys.queryKey }),
  });
  const ask = async ({ id, name }: Passkey) => {
    const title = say("removeTitle");
    const body = say("removeBody", { name });
    if (await confirmed({ title, body, primary: say("remove"), danger: true })) mutate(id);
  };
  if (passkeys.length === 0) return <p className={styles["hint"]}>{say("none")}</p>;
  return (
    <ul className={list["list"]}>
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <div>
            <strong>{passkey.name}</strong>
            <p>
              {say("created", { at: moment(passkey.createdAt) })} ·{" "}
              {passkey.lastUsedAt ? say("used", { at: moment(passkey.lastUsedAt) }) : say("unused")}
            </p>
          </div>
          <Button
            color="red"
            variant="outline"
            loading={isPending}
            aria-label={say("removeOne", { name: passkey.name })}
            onClick={() => void ask(passkey)}
          >
            {say("remove")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const asked = z.extend(passwordAgain, { name: passkeyName });

function AddForm({ close }: { close: () => void }) {
  const say = useWords("passkeys");
  const client = useQueryClient();
  const draft = useDraft({
    schema: asked,
    initial: { name: "", password: "" },
    send: addPasskey,
    done: (made) => {
      if (!made) return toast.failed(say("notMade"));
      toast.done(say("added"));
      void client.invalidateQueries({ queryKey: ownPasskeys.queryKey });
      close();
    },
  });
  return (
    <DraftForm draft={draft} label={say("add")}>
      <TextField name="name" label={say("name")} description={say("nameHint")} />
      <PasswordField name="password" label={say("password")} autoComplete="current-password" />
      <SendButton>{say("add")}</SendButton>
    </DraftForm>
  );
}
