import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { PastPrices } from "../price-memories/past-prices.tsx";
import { readConsents } from "../trade/consents.ts";
import { linesOfGroup } from "../trade/queries.ts";
import { useWords } from "../words.ts";
import { OrderFields } from "./order-fields.tsx";
import { boughtIn, startQuantity } from "./order-lines.ts";
import { usedAddresses } from "./queries.ts";
import styles from "./orders.module.css";

const route = getRouteApi("/_signedIn/mypage/estimates/$groupId/order");

/** Orders the chosen quotes: one order a seller, all from one form. */
export function OrderFormPage() {
  const say = useWords("productEstimateOrders");
  const { groupId } = route.useParams();
  const { lines: named = "", preset = "BY_HAND", quantity: before } = route.useSearch();
  const lines = useQuery(linesOfGroup(groupId));
  const addresses = useQuery(usedAddresses);
  const wanted = new Set(named.split(","));
  // An order placed again names one line and how many it was about.
  const asBefore = wanted.size === 1 && Number(before) > 0 ? Math.trunc(Number(before)) : undefined;
  const consents = readConsents(groupId);
  const chosen = (lines.data?.items ?? []).flatMap((item) => {
    const quote = item.currentResponse;
    if (!quote || !wanted.has(item.id)) return [];
    const quantity = startQuantity(quote, asBefore ?? item.quantity);
    const isAgreed = consents.has(item.requestLineId);
    return [[item.id, { quote, quantity, acceptAlternative: isAgreed, isAgreed }] as const];
  });
  const parts = lines.data?.items.map(
    (item) => item.currentResponse && boughtIn(item, item.currentResponse),
  );
  const isReady = lines.data && !addresses.isPending;
  return (
    <div className={styles["form"]}>
      <Head title={say("form.title")} hidden />
      <Link to="/mypage/estimates/$groupId" params={{ groupId }} className={styles["back"]}>
        {say("form.back")}
      </Link>
      <h1>{say("form.title")}</h1>
      {lines.error ? (
        <Failed error={lines.error} again={() => void lines.refetch()} />
      ) : !isReady ? (
        <Loading lines={10} height={44} />
      ) : chosen.length === 0 ? (
        <Empty
          title={say("form.nothing")}
          action={
            <Button
              renderRoot={(props) => (
                <Link to="/mypage/estimates/$groupId" params={{ groupId }} {...props} />
              )}
            >
              {say("form.back")}
            </Button>
          }
        >
          {say("form.nothingHint")}
        </Empty>
      ) : (
        <PastPrices of={parts}>
          <OrderFields
            groupId={groupId}
            preset={preset}
            chosen={new Map(chosen)}
            addresses={addresses.data ?? []}
          />
        </PastPrices>
      )}
    </div>
  );
}
