import {
  type DealerDetail,
  dealerEntityRoutes,
} from "@bupum/shared/selling/dealers/admin-contract";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import * as z from "zod/mini";
import { api } from "../api.ts";
import { Conflict } from "../catalogue/conflict.tsx";
import { useEntityDraft, useOpened } from "../catalogue/entity-draft.ts";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { useWords } from "../words.ts";
import { DealerFields, fieldsOf, StateField } from "./dealer-fields.tsx";
import { type DealerLine, dealerLines } from "./dealer-lines.ts";
import { dealerDetail, forgetLists, keepDealer, readDealerAgain } from "./queries.ts";
import styles from "./dealers.module.css";

const route = getRouteApi("/_admin/dealers/$dealerId");

/** One dealer: its fields, or for a seller's only whether it is shown. */
export function DealerPage() {
  const say = useWords("dealers");
  const language = useLocale();
  const { dealerId } = route.useParams();
  const query = useQuery(dealerDetail(dealerId));
  return (
    <DetailPage
      title={query.data?.name[language] ?? say("title")}
      back={<BackLink to="/dealers">{say("title")}</BackLink>}
      query={query}
      past={{ entity: "dealer", id: dealerId }}
    >
      {(dealer) => (
        <>
          <h1>{dealer.name[language]}</h1>
          <div className={styles["form"]}>
            {dealer.sellerId ? (
              <SellersDealer key={`${dealer.id} ${dealer.version}`} dealer={dealer} />
            ) : (
              <>
                <OpenedDealer dealer={dealer} />
                <RemovePart dealer={dealer} />
              </>
            )}
          </div>
        </>
      )}
    </DetailPage>
  );
}

const clearable = ["phone", "tel", "fax", "website", "email", "introduction"] as const;

/** The form keeps the copy that it was opened with, unaffected by later reads. */
function OpenedDealer({ dealer }: { dealer: DealerDetail }) {
  const [opened, open] = useOpened(dealer.id, dealer);
  return (
    opened && <DealerForm key={`${opened.id} ${opened.version}`} dealer={opened} open={open} />
  );
}

interface FormProps {
  dealer: DealerDetail;
  /** Resets the form to another copy. */
  open: (dealer: DealerDetail) => void;
}

function DealerForm({ dealer, open }: FormProps) {
  const say = useWords("dealers");
  const language = useLocale();
  const client = useQueryClient();
  const { draft, newer, saveMine, takeTheirs } = useEntityDraft({
    schema: dealerEntityRoutes.create.body,
    initial: fieldsOf(dealer),
    entity: dealer,
    onTheirs: open,
    send: (body, version) => {
      // An emptied field is removed.
      const emptied = clearable.filter((name) => body[name] === undefined);
      const cleared = Object.fromEntries(emptied.map((name) => [name, null]));
      return api.dealerEntities.update({
        params: { id: dealer.id },
        body: { ...body, ...cleared, version },
      });
    },
    readAgain: () => client.fetchQuery({ ...dealerDetail(dealer.id), staleTime: 0 }),
    done: (changed) => {
      toast.done(say("saved"));
      keepDealer(client, changed);
      open(changed);
    },
  });
  return (
    <DraftForm draft={draft} label={dealer.name.ko}>
      <DealerFields dealer={dealer} />
      {newer && (
        <Conflict
          differences={differences(dealerLines(dealer, language), dealerLines(newer, language)).map(
            ({ line, ...texts }) => ({ label: say(`fields.${line}`), ...texts }),
          )}
          onMine={saveMine}
          onTheirs={takeTheirs}
        />
      )}
      <SendButton fullWidth>{say("save")}</SendButton>
    </DraftForm>
  );
}

type Lines = ReturnType<typeof dealerLines>;

const differences = (before: Lines, now: Lines) =>
  // The keys of an object literal of this shape.
  (Object.keys(before) as DealerLine[])
    .filter((line) => before[line] !== now[line])
    .map((line) => ({ line, before: before[line], now: now[line] }));

const stateOnly = z.pick(dealerEntityRoutes.create.body, { state: true });

/** The seller changes its own data; an admin may hide them. */
function SellersDealer({ dealer }: { dealer: DealerDetail }) {
  const say = useWords("dealers");
  const sayLayout = useWords("layout");
  const language = useLocale();
  const client = useQueryClient();
  const draft: Draft = useDraft({
    schema: stateOnly,
    initial: { state: dealer.state },
    send: ({ state }) =>
      api.dealerEntities.update({
        params: { id: dealer.id },
        body: { state, version: dealer.version },
      }),
    done: (changed) => {
      toast.done(say("saved"));
      keepDealer(client, changed);
    },
    failed: (error) => {
      if (failureOf(error).code === "VERSION_CONFLICT") readDealerAgain(client, dealer.id);
    },
  });
  return (
    <>
      <p className={styles["note"]}>
        {say("sellerNote")}{" "}
        <Link to="/sellers/$sellerId" params={{ sellerId: dealer.sellerId! }}>
          {say("openSeller")}
        </Link>
      </p>
      <dl className={styles["facts"]}>
        <dt>{say("fields.region")}</dt>
        <dd>{sayLayout(`regions.${dealer.region}`)}</dd>
        <dt>{say("fields.makers")}</dt>
        <dd>{dealer.manufactors.map(({ name }) => name[language]).join(", ")}</dd>
        <dt>{say("fields.address")}</dt>
        <dd>{dealer.address?.address ?? "-"}</dd>
      </dl>
      <DraftForm draft={draft} label={say("fields.state")}>
        <StateField />
        <SendButton>{say("save")}</SendButton>
      </DraftForm>
    </>
  );
}

function RemovePart({ dealer }: { dealer: DealerDetail }) {
  const say = useWords("dealers");
  const language = useLocale();
  const client = useQueryClient();
  const router = useRouter();
  const remove = useMutation({
    mutationFn: () => api.dealerEntities.remove({ params: { id: dealer.id } }),
    onSuccess: async () => {
      toast.done(say("removed"));
      await router.navigate({ to: "/dealers" });
      forgetLists(client);
    },
  });
  const press = async () => {
    const body = say("removeDialog", { dealer: dealer.name[language] });
    const spec = { title: say("remove"), body, primary: say("remove"), danger: true };
    if (await confirmed(spec)) remove.mutate();
  };
  return (
    <Button color="red" variant="outline" loading={remove.isPending} onClick={() => void press()}>
      {say("remove")}
    </Button>
  );
}
