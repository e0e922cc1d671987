import type { User } from "@bupum/shared/users/contract";
import { isWriting } from "@bupum/shared/users/writing";
import { Loading } from "@bupum/ui/display/states";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { useSendKey } from "@bupum/ui/form/send-key";
import { dropDraft, hasDraft } from "@bupum/ui/form/stored-draft";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useLocale } from "use-intl";
import { Head } from "../../layout/head.tsx";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { WriterNeeded } from "../own/own-page.tsx";
import { addWiki } from "../queries.ts";
import styles from "./editor.module.css";
import { draftFields, emptyForm, sent } from "./form.ts";
import { useLeaveQuestion } from "./leaving.ts";
import { WikiFields } from "./wiki-fields.tsx";

/** Writes a new wiki: certified writers only (D9-1). */
export function CreateWikiPage() {
  const say = useWords("wikiEditor");
  const user = useCurrentUser();
  const [start, setStart] = useState(0);
  return (
    <div className={styles["page"]}>
      <Head title={say("createTitle")} hidden />
      <div>
        <h1>{say("createTitle")}</h1>
        <p className={styles["hint"]}>{say("createLead")}</p>
      </div>
      {!user ? (
        <Loading lines={8} height={44} />
      ) : isWriting(user) ? (
        <Writing key={start} user={user} onStart={() => setStart(start + 1)} />
      ) : (
        <WriterNeeded />
      )}
    </div>
  );
}

function Writing({ user, onStart }: { user: User; onStart: () => void }) {
  const say = useWords("wikiEditor");
  const client = useQueryClient();
  const navigate = useNavigate();
  const locale = useLocale();
  const keyOf = useSendKey();
  const keepAs = `wiki-${user.id}`;
  const [isKept] = useState(() => hasDraft(keepAs, "machine"));
  const isDone = useRef(false);
  const draft: Draft = useDraft({
    schema: draftFields,
    initial: emptyForm(locale),
    keepAs,
    keepOn: "machine",
    send: (fields) => addWiki(sent(fields), keyOf(fields)),
    done: async ({ id }) => {
      isDone.current = true;
      toast.done(say("published"));
      await navigate({ to: "/wiki/$wikiId", params: { wikiId: id } });
      await client.invalidateQueries({ queryKey: ["wikis"] });
    },
  });
  useLeaveQuestion(draft, isDone);
  const forget = () => {
    dropDraft(keepAs, "machine");
    onStart();
  };
  return (
    <WikiFields draft={draft} label={say("createTitle")} onForget={isKept ? forget : undefined} />
  );
}
