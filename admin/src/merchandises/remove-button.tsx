import type { MerchandiseEntity } from "@bupum/shared/selling/merchandises/admin-contract";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Group, Modal, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { onlyFor } from "../may.tsx";
import { useWords } from "../words.ts";
import { readAgain, removeMerchandises } from "./queries.ts";
import styles from "./merchandises.module.css";

interface RemoveButtonProps {
  listings: readonly MerchandiseEntity[];
  onDone?: () => void;
}
const shortest = 5;

/** Removes listings for good (D23-8); the sellers read the reason. */
export const RemoveButton = onlyFor(
  "merchandiseEntities.removeMany",
  function RemoveButton({ listings, onDone }: RemoveButtonProps) {
    const say = useWords("merchandises");
    const [isOpen, setOpen] = useState(false);
    const ids = listings.filter(({ state }) => state !== "REMOVED").map(({ id }) => id);
    const close = () => setOpen(false);
    return (
      <>
        <Button color="red" disabled={ids.length === 0} onClick={() => setOpen(true)}>
          {say("remove.act")}
        </Button>
        <Modal
          opened={isOpen}
          onClose={close}
          size={382}
          title={say("remove.title")}
          closeButtonProps={{ "aria-label": say("remove.cancel") }}
        >
          <RemoveForm
            ids={ids}
            onClose={close}
            onDone={() => {
              close();
              onDone?.();
            }}
          />
        </Modal>
      </>
    );
  },
);

interface RemoveFormProps {
  ids: readonly MerchandiseEntity["id"][];
  onClose: () => void;
  onDone: () => void;
}

function RemoveForm({ ids, onClose, onDone }: RemoveFormProps) {
  const say = useWords("merchandises");
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  const { mutateAsync, isPending } = useMutation(removeMerchandises);
  const remove = async () => {
    try {
      const removed = await mutateAsync({ ids, reason: reason.trim() });
      toast.done(say("remove.done", { count: removed.length }));
      onDone();
    } catch {
      // The failed call was shown as a toast.
    }
    await readAgain(client);
  };
  return (
    <form
      noValidate
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        void remove();
      }}
    >
      <p>{say("remove.body", { count: ids.length })}</p>
      <Textarea
        data-autofocus
        label={say("remove.reason")}
        description={say("remove.hint")}
        value={reason}
        minLength={shortest}
        maxLength={500}
        rows={3}
        required
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group grow>
        <Button variant="default" onClick={onClose}>
          {say("remove.cancel")}
        </Button>
        <Button
          type="submit"
          color="red"
          loading={isPending}
          disabled={reason.trim().length < shortest}
        >
          {say("remove.act")}
        </Button>
      </Group>
    </form>
  );
}
