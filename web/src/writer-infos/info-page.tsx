import type { User } from "@bupum/shared/accounts/users/contract";
import type { WriterInfo } from "@bupum/shared/accounts/writer-infos/contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { Head } from "../layout/head.tsx";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import { ContactNote } from "./contact-note.tsx";
import { InfoFormView } from "./info-form-view.tsx";
import { ownWriter } from "./queries.ts";
import { ReviewState } from "./review-state.tsx";
import { useMayBeSent } from "./sending.ts";
import styles from "./info-page.module.css";

/** A writer's certification: the application, its review, and each change of it. */
export function WriterInfoPage() {
  const say = useWords("writerInfos");
  const user = useCurrentUser();
  const info = useQuery(ownWriter);
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} hidden />
      <div>
        <h1>{say("title")}</h1>
        <p className={styles["hint"]}>{say("lead")}</p>
      </div>
      {info.isError && <Failed error={info.error} again={() => void info.refetch()} />}
      {info.isPending && <Loading lines={10} height={44} />}
      {info.data !== undefined && user && (
        <Own key={info.data?.version ?? 0} info={info.data} user={user} />
      )}
    </div>
  );
}

function Own({ info, user }: { info: WriterInfo | null; user: User }) {
  const maySend = useMayBeSent(info);
  return (
    <>
      {info && <ReviewState info={info} />}
      <ContactNote user={user} />
      {maySend && <InfoFormView info={info} user={user} />}
    </>
  );
}
