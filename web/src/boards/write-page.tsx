import { boardDraft } from "@bupum/shared/reading/boards/contract";
import { type Draft, useDraft, useLeaveWarning } from "@bupum/ui/form/draft";
import { useSendKey } from "@bupum/ui/form/send-key";
import { toast } from "@bupum/ui/frame/toasts";
import { Loading } from "@bupum/ui/display/states";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { User } from "@bupum/shared/accounts/users/contract";
import { Head } from "../layout/head.tsx";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import { BoardForm, formOf } from "./board-form.tsx";
import styles from "./board-form.module.css";
import { addBoard } from "./acts.ts";

/** Writes a post. */
export function WritePage() {
  const say = useWords("boards");
  const user = useCurrentUser();
  return (
    <div className={styles["page"]}>
      <Head title={say("writeTitle")} hidden />
      <h1>{say("writeTitle")}</h1>
      <p className={styles["hint"]}>{say("writeHint")}</p>
      {user ? <Writing user={user} /> : <Loading lines={8} height={44} />}
    </div>
  );
}

function Writing({ user }: { user: User }) {
  const say = useWords("boards");
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useSendKey();
  const draft: Draft = useDraft({
    schema: boardDraft,
    initial: formOf(),
    keepAs: "board",
    secret: ["fileIds"],
    send: (body) => addBoard(body, keyOf(body)),
    done: async ({ id }) => {
      toast.done(say("posted"));
      await client.invalidateQueries({ queryKey: ["boards"] });
      await navigate({ to: "/boards/$boardId", params: { boardId: id } });
    },
  });
  useLeaveWarning(draft);
  return <BoardForm draft={draft} user={user} />;
}
