import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { SessionList } from "@bupum/ui/sessions/session-list";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { onlyFor } from "../may.tsx";
import styles from "../users/users.module.css";
import { useWords } from "../words.ts";
import { endAllSessions, endOwnSession, ownSessions, sessionsOf } from "./queries.ts";

/** Where an admin is logged in himself, and the way out of each (D20-13). */
export function OwnSessions() {
  const say = useWords("sessions");
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...endOwnSession,
    onSuccess: () => toast.done(say("ended")),
    onSettled: () => client.invalidateQueries({ queryKey: ownSessions.queryKey }),
  });
  return (
    <section className={styles["part"]} aria-labelledby="sessions">
      <h2 id="sessions">{say("title")}</h2>
      <Listed of={ownSessions} isBusy={isPending} onEnd={({ id }) => mutate(id)} />
    </section>
  );
}

/** Where a member is logged in, and the end of all of it. */
export const MemberSessions = onlyFor(
  "userEntities.endSessions",
  function MemberSessions({ user }: { user: AdminUser }) {
    const say = useWords("sessions");
    const client = useQueryClient();
    const of = sessionsOf(user.id);
    const { mutate, isPending } = useMutation({
      ...endAllSessions(user.id),
      onSuccess: () => toast.done(say("endedAll")),
      onSettled: () => client.invalidateQueries({ queryKey: of.queryKey }),
    });
    const ask = async () => {
      const title = say("endAll");
      const body = say("endAllBody", { name: user.name });
      if (await confirmed({ title, body, primary: title })) mutate();
    };
    return (
      <section className={styles["part"]} aria-labelledby="sessions">
        <h2 id="sessions">{say("title")}</h2>
        <Listed of={of} />
        <Button variant="default" loading={isPending} onClick={() => void ask()}>
          {say("endAll")}
        </Button>
      </section>
    );
  },
);

type ListedProps = { of: typeof ownSessions } & Pick<
  Parameters<typeof SessionList>[0],
  "onEnd" | "isBusy"
>;

function Listed({ of, ...ending }: ListedProps) {
  const say = useWords("sessions");
  const { data, error, refetch } = useQuery(of);
  if (error && !data) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Loading lines={2} height={44} />;
  if (data.items.length === 0) return <p className={styles["hint"]}>{say("none")}</p>;
  return <SessionList sessions={data.items} say={say} {...ending} />;
}
