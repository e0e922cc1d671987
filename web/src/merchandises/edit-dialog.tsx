import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import {
  changeSchema,
  formOf,
  type MerchandiseForm,
} from "@bupum/ui/merchandises/merchandise-form";
import { TermsFields } from "@bupum/ui/merchandises/terms-fields";
import { toast } from "@bupum/ui/frame/toasts";
import { Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../words.ts";
import { changeMerchandise, showChanged } from "./queries.ts";

interface EditDialogProps {
  listing: Merchandise | undefined;
  onClose: () => void;
}

/** All terms of one listing. */
export function EditDialog({ listing, onClose }: EditDialogProps) {
  const say = useWords("merchandises");
  return (
    <Modal
      opened={listing !== undefined}
      onClose={onClose}
      size={560}
      title={listing ? say("list.editOf", { part: listing.partNumber }) : ""}
      closeButtonProps={{ "aria-label": say("list.close") }}
    >
      {listing && <EditForm key={listing.id} listing={listing} onClose={onClose} />}
    </Modal>
  );
}

function EditForm({ listing, onClose }: { listing: Merchandise; onClose: () => void }) {
  const say = useWords("merchandises");
  const trade = useWords("trade");
  const client = useQueryClient();
  const { mutateAsync } = useMutation({ ...changeMerchandise, meta: { quiet: true } });
  const [initial] = useState(() => ({ ...formOf(listing), version: listing.version }));
  const draft: Draft<MerchandiseForm> = useDraft({
    schema: changeSchema,
    initial,
    send: (body) => mutateAsync({ ...body, id: listing.id }),
    done: (changed) => {
      showChanged(client, changed);
      toast.done(say("list.saved", { part: changed.partNumber }));
      onClose();
    },
  });
  return (
    <DraftForm draft={draft} label={say("list.editOf", { part: listing.partNumber })}>
      <TermsFields draft={draft} say={say} regionName={(region) => trade(`regions.${region}`)} />
      <SendButton fullWidth>{say("list.save")}</SendButton>
    </DraftForm>
  );
}
