import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import { addBusinessDays } from "@bupum/shared/kernel/calendar/calendar";
import { seoulDay, seoulInstant, seoulWallTime, toInstant } from "@bupum/shared/kernel/time";
import { Button, Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import { useWords } from "../../words.ts";
import styles from "./manage.module.css";
import { useChange } from "./use-change.ts";

interface LaterDialogProps {
  group: Group;
  onClose: () => void;
}

/** Two business days after the deadline, or after today where it has passed. */
function proposed(dueAt: string): string {
  const now = toInstant(new Date());
  const from = dueAt > now ? dueAt : now;
  return seoulWallTime(seoulInstant(addBusinessDays(seoulDay(from), 2), "18:00"));
}

/** Gives sellers more time. */
export function LaterDialog({ group, onClose }: LaterDialogProps) {
  const say = useWords("manageGroup");
  const [at, setAt] = useState(() => proposed(group.dueAt));
  const { send, isPending, problem } = useChange(group, say("later.done"), onClose);
  return (
    <Modal
      opened
      onClose={onClose}
      title={say("later.title")}
      closeButtonProps={{ "aria-label": say("back") }}
    >
      <form
        noValidate
        className={styles["dialog"]}
        onSubmit={(event) => {
          event.preventDefault();
          void send({ dueAt: seoulInstant(at.slice(0, 10), at.slice(11, 16)) });
        }}
      >
        <p>{say("later.body")}</p>
        <TextInput
          type="datetime-local"
          label={say("later.dueAt")}
          description={say("later.hint")}
          value={at}
          min={seoulWallTime(group.dueAt)}
          error={problem}
          required
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        <Button type="submit" mih={44} loading={isPending} disabled={at === ""}>
          {say("later.submit")}
        </Button>
      </form>
    </Modal>
  );
}
