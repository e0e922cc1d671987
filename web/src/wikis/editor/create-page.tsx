import type { User } from "@bupum/shared/accounts/users/contract";
import { isWriting } from "@bupum/shared/accounts/users/writing";
import { Loading } from "@bupum/ui/display/states";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { useSendKey } from "@bupum/ui/form/send-key";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { useLocale } from "use-intl";
import { Head } from "../../layout/head.tsx";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { WriterNeeded } from "../own/own-page.tsx";
import { addWiki } from "../acts.ts";
import styles from "./editor.module.css";
import { draftFields, emptyForm, sent } from "./form.ts";
import { Drafts, type OpenedDraft } from "./kept/drafts.tsx";
import { KeptNote } from "./kept/kept-note.tsx";
import { useKept } from "./kept/use-kept.ts";
import { useLeaveQuestion } from "./leaving.ts";
import { WikiFields } from "./wiki-fields.tsx";

/** Writes a new wiki: certified writers only (D9-1). */
export function CreateWikiPage({ title }: { title?: string | undefined }) {
  const say = useWords("wikiEditor");
  const user = useCurrentUser();
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
        <Drafts of="new" userId={user.id}>
          {(key, opened) => <Writing key={key} {...opened} user={user} title={title} />}
        </Drafts>
      ) : (
        <WriterNeeded />
      )}
    </div>
  );
}

interface WritingProps extends OpenedDraft {
  user: User;
  /** To begin with, where no draft was begun. */
  title: string | undefined;
}

function Writing({ user, title = "", onStart, table, chosen }: WritingProps) {
  const say = useWords("wikiEditor");
  const client = useQueryClient();
  const navigate = useNavigate();
  const locale = useLocale();
  const keyOf = useSendKey();
  const keepAs = `wiki-${user.id}`;
  const kept = useKept({ of: "new", keepAs, table, chosen });
  const isDone = useRef(false);
  const draft: Draft = useDraft({
    schema: draftFields,
    initial: { ...emptyForm(locale), title },
    keepAs,
    keepOn: "machine",
    kept: kept.begun?.fields,
    typed: kept.typed,
    send: (fields) => kept.ending(() => addWiki(sent(fields), keyOf(fields))),
    done: async ({ id }) => {
      isDone.current = true;
      toast.done(say("published"));
      await navigate({ to: "/wiki/$wikiId", params: { wikiId: id } });
      await client.invalidateQueries({ queryKey: ["wikis"] });
    },
  });
  useLeaveQuestion(draft, isDone);
  return (
    <WikiFields
      draft={draft}
      label={say("createTitle")}
      note={<KeptNote {...kept} onStart={onStart} />}
    />
  );
}
