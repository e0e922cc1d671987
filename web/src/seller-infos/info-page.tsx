import { useQuery } from "@tanstack/react-query";
import { ApplicantPage } from "../applicant/applicant-page.tsx";
import { useWords } from "../words.ts";
import { InfoFormView } from "./info-form-view.tsx";
import { ownInfo } from "./queries.ts";
import { ReviewState } from "./review-state.tsx";

/** A seller's profile: the first application, and each change with its review. */
export function SellerInfoPage() {
  const say = useWords("sellerInfos");
  return (
    <ApplicantPage title={say("title")} lead={say("lead")} query={useQuery(ownInfo)}>
      {(info, user) => (
        <>
          {info && <ReviewState info={info} />}
          <InfoFormView key={info?.version ?? 0} info={info} user={user} />
        </>
      )}
    </ApplicantPage>
  );
}
