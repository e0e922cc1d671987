import type { User } from "@bupum/shared/accounts/users/contract";
import type { WriterInfo } from "@bupum/shared/accounts/writer-infos/contract";
import { useQuery } from "@tanstack/react-query";
import { ApplicantPage } from "../applicant/applicant-page.tsx";
import { useWords } from "../words.ts";
import { ContactNote } from "./contact-note.tsx";
import { InfoFormView } from "./info-form-view.tsx";
import { ownWriter } from "./queries.ts";
import { ReviewState } from "./review-state.tsx";
import { useMayBeSent } from "./sending.ts";

/** A writer's certification: the application, its review, and each change of it. */
export function WriterInfoPage() {
  const say = useWords("writerInfos");
  return (
    <ApplicantPage title={say("title")} lead={say("lead")} query={useQuery(ownWriter)}>
      {(info, user) => <Own key={info?.version ?? 0} info={info} user={user} />}
    </ApplicantPage>
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
