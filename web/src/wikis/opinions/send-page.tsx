import type { User } from "@bupum/shared/accounts/users/contract";
import { opinionDraft } from "@bupum/shared/reading/wiki-request-histories/contract";
import { type OpinionType, opinionTypes } from "@bupum/shared/reading/wiki-request-histories/types";
import type { Wiki } from "@bupum/shared/reading/wikis/contract";
import { inReadingOrder } from "@bupum/shared/reading/wikis/reading";
import { Failed, Loading } from "@bupum/ui/display/states";
import { type Draft, useDraft, useFieldValue, useLeaveWarning } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { KeptDraft } from "@bupum/ui/form/kept-draft";
import { ChoiceField, ProseField, TextField } from "@bupum/ui/form/fields";
import { dropDraft, hasDraft } from "@bupum/ui/form/stored-draft";
import { useSendKey } from "@bupum/ui/form/send-key";
import { toast } from "@bupum/ui/frame/toasts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import * as z from "zod/mini";
import { AttachedFiles } from "../../files/attached-files.tsx";
import { Head } from "../../layout/head.tsx";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { wikiPage } from "../queries.ts";
import { useSectionName } from "../section-names.ts";
import { proposable } from "./proposal.ts";
import { sendOpinion } from "./acts.ts";
import styles from "./opinions.module.css";

const route = getRouteApi("/_signedIn/wiki/$wikiId/opinion");
const mostFiles = 5;
/** Fields of a proposal are sent with an EDIT only, also after the type was changed. */
const sendable = z.pipe(
  z.transform(({ sectionName, proposedText, ...others }: Record<string, unknown>) =>
    others["type"] === "EDIT" ? { ...others, sectionName, proposedText } : others,
  ),
  opinionDraft,
);
/** The longest proposal; a longer section is not offered as a whole. */
const longestProposal = 5000;

/** Sends the writer of a page an opinion, or proposes another text. */
export function SendOpinionPage() {
  const say = useWords("opinions");
  const { wikiId } = route.useParams();
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery(wikiPage(wikiId));
  return (
    <div className={styles["page"]}>
      <Head title={say("sendTitle")} hidden />
      <Link to="/wiki/$wikiId" params={{ wikiId }}>
        {say("backToWiki")}
      </Link>
      <h1>{say("sendTitle")}</h1>
      {data && (
        <p className={styles["hint"]}>
          {say("sendLead", { wiki: data.title, name: data.writerName })}
        </p>
      )}
      {error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : data && user ? (
        <Sending wiki={data} user={user} />
      ) : (
        <Loading lines={6} height={44} />
      )}
    </div>
  );
}

function Sending({ wiki, user }: { wiki: Wiki; user: User }) {
  const say = useWords("opinions");
  // The copy that the form was opened with, because a proposal is about the text that was read.
  const [read] = useState(wiki);
  const [start, setStart] = useState(0);
  if (wiki.writerId === user.id) return <p>{say("ownWiki")}</p>;
  const forget = () => {
    dropDraft(keptAs(wiki));
    setStart(start + 1);
  };
  return <Fields key={start} wiki={read} onForget={forget} />;
}

const keptAs = ({ id }: Wiki): string => `opinion-${id}`;

function Fields({ wiki, onForget }: { wiki: Wiki; onForget: () => void }) {
  const say = useWords("opinions");
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useSendKey();
  const [isBusy, setBusy] = useState(false);
  const [isKept] = useState(() => hasDraft(keptAs(wiki)));
  const draft: Draft = useDraft({
    schema: sendable,
    initial: formOf(wiki),
    keepAs: keptAs(wiki),
    secret: ["fileIds", "baseRevision"],
    send: (body) => sendOpinion(body, keyOf(body)),
    done: async () => {
      toast.done(say("sent"));
      await client.invalidateQueries({ queryKey: ["opinions"] });
      await navigate({ to: "/wiki/$wikiId", params: { wikiId: wiki.id } });
    },
  });
  useLeaveWarning(draft);
  return (
    <DraftForm draft={draft} label={say("sendTitle")}>
      {isKept && <KeptDraft said={say("kept")} forget={say("forget")} onForget={onForget} />}
      <ChoiceField
        name="type"
        label={say("type")}
        data={opinionTypes.map((value) => ({ value, label: say(`typesInFull.${value}`) }))}
      />
      <TextField name="title" label={say("opinionTitle")} maxLength={100} required />
      <ProseField
        name="content"
        label={say("content")}
        description={say("contentHint")}
        minRows={4}
        autosize
        maxLength={5000}
        required
      />
      <ProposalFields draft={draft} wiki={wiki} />
      <AttachedFiles label={say("files")} most={mostFiles} onBusy={setBusy} />
      <SendButton waiting={isBusy}>{say("send")}</SendButton>
    </DraftForm>
  );
}

function offered(wiki: Wiki, name: string): string {
  const body = wiki.sections.find((section) => section.name === name)?.body;
  const text = body ? proposable(body) : "";
  return text.length <= longestProposal ? text : "";
}

/** An edit starts with the first section that is not empty. */
function formOf(wiki: Wiki) {
  const said = wiki.sections.find(({ body }) => proposable(body) !== "") ?? wiki.sections[0];
  const sectionName = said?.name ?? "";
  const type: OpinionType = "EDIT";
  return {
    wikiId: wiki.id,
    baseRevision: wiki.currentRevision,
    type,
    title: "",
    content: "",
    sectionName,
    proposedText: offered(wiki, sectionName),
    fileIds: [],
  };
}

function ProposalFields({ draft, wiki }: { draft: Draft; wiki: Wiki }) {
  const say = useWords("opinions");
  const nameOf = useSectionName();
  const type = useFieldValue("type");
  const { form } = draft;
  if (type !== "EDIT") return null;
  const section = form.getInputProps("sectionName");
  return (
    <>
      <ChoiceField
        name="sectionName"
        label={say("section")}
        data={inReadingOrder(wiki.sections).map(({ name }) => ({
          value: name,
          label: nameOf(name),
        }))}
        onInput={({ currentTarget: { value } }) => {
          section.onChange(value);
          form.setFieldValue("proposedText", offered(wiki, value));
        }}
      />
      <ProseField
        name="proposedText"
        label={say("proposed")}
        description={say("proposedHint")}
        minRows={6}
        autosize
        maxRows={24}
        maxLength={longestProposal}
        lang={wiki.language}
      />
    </>
  );
}
