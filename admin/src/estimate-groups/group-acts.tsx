import type { WholeGroupEntity } from "@bupum/shared/deal/estimates/admin-contract";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ProseField, TextField } from "@bupum/ui/form/fields";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { readAgain } from "../product-estimates/queries.ts";
import { useWords } from "../words.ts";
import { type ChangeForm, changeForm, changeSchema } from "./group-change.ts";
import { ContactFields } from "./contact-fields.tsx";
import { readGroupAgain } from "./queries.ts";

const runs = ["PENDING", "CONFIRMED"];

/** An admin's actions on a whole request: change it while it is open, and delete it. */
export const GroupActs = onlyFor(
  "estimates.update",
  function GroupActs({ group }: { group: WholeGroupEntity }) {
    const say = useWords("estimateGroups");
    const [isChanging, setIsChanging] = useState(false);
    const remove = useRemoval(group);
    const close = () => setIsChanging(false);
    if (group.deletedAt) return null;
    return (
      <>
        {group.open && (
          <Button variant="outline" onClick={() => setIsChanging(true)}>
            {say("change.title")}
          </Button>
        )}
        {!group.orders.some(({ status }) => runs.includes(status)) && (
          <Button variant="outline" color="red" {...remove}>
            {say("remove.title")}
          </Button>
        )}
        <Modal
          opened={isChanging}
          onClose={close}
          title={say("change.title")}
          closeButtonProps={{ "aria-label": say("change.cancel") }}
        >
          <ChangeGroup group={group} close={close} />
        </Modal>
      </>
    );
  },
);

function useRemoval({ id, number }: WholeGroupEntity) {
  const say = useWords("estimateGroups");
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.estimates.remove({ params: { id } }),
    onSuccess: () => toast.done(say("remove.done", { number })),
    onSettled: () => Promise.all([readGroupAgain(client), readAgain(client)]),
  });
  const ask = async () => {
    const title = say("remove.title");
    if (await confirmed({ title, body: say("remove.body"), primary: title, danger: true }))
      mutate();
  };
  return { onClick: () => void ask(), loading: isPending };
}

function ChangeGroup({ group, close }: { group: WholeGroupEntity; close: () => void }) {
  const say = useWords("estimateGroups");
  const client = useQueryClient();
  const [schema] = useState(() => changeSchema(group));
  const [initial] = useState(() => changeForm(group));
  const draft: Draft<ChangeForm> = useDraft({
    schema,
    initial,
    send: (body) => api.estimates.update({ params: { id: group.id }, body }),
    done: () => {
      toast.done(say("change.done"));
      close();
      void readGroupAgain(client);
      void readAgain(client);
    },
  });
  return (
    <DraftForm draft={draft} label={say("change.title")}>
      <TextField name="title" label={say("create.titleField")} maxLength={100} />
      <TextField
        name="dueAt"
        type="datetime-local"
        label={say("dueAt")}
        description={say("change.dueHint")}
      />
      <ProseField name="memo" label={say("memo")} maxLength={2000} rows={3} />
      <ContactFields />
      <SendButton fullWidth>{say("change.act")}</SendButton>
    </DraftForm>
  );
}
