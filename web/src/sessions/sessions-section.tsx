import { toast } from "@bupum/ui/frame/toasts";
import { Failed, Loading } from "@bupum/ui/display/states";
import { SessionList } from "@bupum/ui/sessions/session-list";
import { Button, Modal } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import styles from "../users/profile-page.module.css";
import { useWords } from "../words.ts";
import { endOtherSessions, endSession, ownSessions } from "./queries.ts";

/** Where the reader is logged in, and the way out of each (D20-13). */
export function SessionsSection() {
  const say = useWords("sessions");
  const [open, setOpen] = useState(false);
  return (
    <section className={styles["row"]}>
      <div>
        <h2>{say("title")}</h2>
        <p>{say("hint")}</p>
      </div>
      <Button variant="default" onClick={() => setOpen(true)}>
        {say("open")}
      </Button>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        title={say("title")}
        closeButtonProps={{ "aria-label": say("close") }}
      >
        {open && <Sessions />}
      </Modal>
    </section>
  );
}

function Sessions() {
  const say = useWords("sessions");
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(ownSessions);
  const read = () => client.invalidateQueries({ queryKey: ownSessions.queryKey });
  const one = useMutation({
    ...endSession,
    onSuccess: () => toast.done(say("ended")),
    onSettled: read,
  });
  const others = useMutation({
    ...endOtherSessions,
    onSuccess: () => toast.done(say("endedOthers")),
    onSettled: read,
  });
  if (error && !data) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Loading lines={3} height={44} />;
  if (data.items.length === 0) return <p>{say("none")}</p>;
  return (
    <div className={styles["dialog"]}>
      <SessionList
        sessions={data.items}
        say={say}
        isBusy={one.isPending || others.isPending}
        onEnd={({ id }) => one.mutate(id)}
      />
      {data.items.some(({ isCurrent }) => !isCurrent) && (
        <Button variant="default" loading={others.isPending} onClick={() => others.mutate()}>
          {say("endOthers")}
        </Button>
      )}
    </div>
  );
}
