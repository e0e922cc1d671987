import type { MerchandiseEntity } from "@bupum/shared/selling/merchandises/admin-contract";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { changeSchema, formOf } from "@bupum/ui/merchandises/merchandise-form";
import { TermsFields } from "@bupum/ui/merchandises/terms-fields";
import { Failed, Loading } from "@bupum/ui/display/states";
import { toast } from "@bupum/ui/frame/toasts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../api.ts";
import { Conflict } from "../catalogue/conflict.tsx";
import { useEntityDraft, useOpened } from "../catalogue/entity-draft.ts";
import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { changedTerms } from "./changed-terms.ts";
import { merchandiseDetail, readAgain } from "./queries.ts";
import { useDifferences } from "./term-texts.ts";
import styles from "./merchandises.module.css";

const route = getRouteApi("/_admin/merchandises/$merchandiseId/edit");

/** Changes the terms of a listing for its seller. */
export function EditMerchandisePage() {
  const say = useWords("merchandises");
  const { merchandiseId } = route.useParams();
  const { data, error, refetch } = useQuery(merchandiseDetail(merchandiseId));
  const [listing, open] = useOpened<MerchandiseEntity>(merchandiseId, data);
  return (
    <>
      <Head title={say("act.edit")} />
      <BackLink to="/merchandises/$merchandiseId" params={{ merchandiseId }}>
        {listing?.partNumber ?? say("title")}
      </BackLink>
      <h1>{say("act.edit")}</h1>
      {listing?.state === "REMOVED" ? (
        <p>{say("act.removed")}</p>
      ) : listing ? (
        <Editor key={`${listing.id} ${listing.version}`} listing={listing} onTheirs={open} />
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={12} height={28} />
      )}
    </>
  );
}

interface EditorProps {
  listing: MerchandiseEntity;
  /** Resets the form to a version that somebody else saved. */
  onTheirs: (newer: MerchandiseEntity) => void;
}

function Editor({ listing, onTheirs }: EditorProps) {
  const say = useWords("merchandises");
  const sayLayout = useWords("layout");
  const { draft, newer, saveMine, takeTheirs } = useListingDraft({ listing, onTheirs });
  const differences = useDifferences();
  return (
    <div className={styles["editor"]}>
      <p className={styles["hint"]}>
        {say("act.editHint", { part: listing.partNumber, seller: listing.sellerName })}
      </p>
      <DraftForm draft={draft} label={say("act.edit")}>
        <TermsFields
          draft={draft}
          say={say}
          regionName={(region) => sayLayout(`regions.${region}`)}
        />
        {newer && (
          <Conflict
            differences={differences(listing, newer)}
            onMine={saveMine}
            onTheirs={takeTheirs}
          />
        )}
        <SendButton fullWidth>{say("act.save")}</SendButton>
      </DraftForm>
    </div>
  );
}

function useListingDraft({ listing, onTheirs }: EditorProps) {
  const say = useWords("merchandises");
  const client = useQueryClient();
  const router = useRouter();
  const { id } = listing;
  const [initial] = useState(() => ({ ...formOf(listing) }));
  return useEntityDraft({
    schema: changeSchema,
    initial,
    entity: listing,
    onTheirs,
    send: (body, version) =>
      api.merchandiseEntities.update({
        params: { id },
        body: { ...changedTerms(listing, body), version },
      }),
    readAgain: (): Promise<MerchandiseEntity> =>
      client.fetchQuery({ ...merchandiseDetail(id), staleTime: 0 }),
    done: ({ partNumber }) => {
      toast.done(say("act.saved", { part: partNumber }));
      void readAgain(client);
      void router.navigate({ to: "/merchandises/$merchandiseId", params: { merchandiseId: id } });
    },
  });
}
