import { useDays } from "@bupum/ui/display/days";
import type { MerchandiseEntity } from "@bupum/shared/selling/merchandises/admin-contract";
import { UnitPrice } from "@bupum/ui/display/money";
import { PartNumber } from "@bupum/ui/display/part-number";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { Fact, Facts } from "../layout/facts.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { May } from "../may.tsx";
import { useWords } from "../words.ts";
import { MerchandiseState } from "./merchandise-list.tsx";
import { merchandiseDetail } from "./queries.ts";
import { RemoveButton } from "./remove-button.tsx";
import styles from "./merchandises.module.css";

const route = getRouteApi("/_admin/merchandises/$merchandiseId/");

/** One listing, its terms, and its history. */
export function MerchandisePage() {
  const say = useWords("merchandises");
  const { merchandiseId } = route.useParams();
  const query = useQuery(merchandiseDetail(merchandiseId));
  return (
    <DetailPage
      title={query.data?.partNumber ?? say("title")}
      back={<BackLink to="/merchandises">{say("title")}</BackLink>}
      query={query}
      past={{ entity: "merchandise", id: merchandiseId, isOpen: true }}
    >
      {(data) => (
        <>
          <TitleRow title={<PartNumber of={data.partNumber} size="lg" />}>
            <MerchandiseState of={data} />
            {data.state !== "REMOVED" && (
              <>
                <May call="merchandiseEntities.update">
                  <Button
                    variant="default"
                    renderRoot={(props) => (
                      <Link
                        to="/merchandises/$merchandiseId/edit"
                        params={{ merchandiseId: data.id }}
                        {...props}
                      />
                    )}
                  >
                    {say("act.edit")}
                  </Button>
                </May>
                <RemoveButton listings={[data]} />
              </>
            )}
          </TitleRow>
          <Terms listing={data} />
        </>
      )}
    </DetailPage>
  );
}

function Terms({ listing }: { listing: MerchandiseEntity }) {
  const say = useWords("merchandises");
  const sayLayout = useWords("layout");
  const format = useFormatter();
  const { moment: when } = useDays();
  const { sellerId, manufactorId, currency, breaks, stock, memo } = listing;
  return (
    <Facts>
      <Fact name={say("seller")}>
        <Link to="/sellers/$sellerId" params={{ sellerId }}>
          {listing.sellerName}
        </Link>{" "}
        <Link to="/merchandises" search={{ sellerId }}>
          {say("ofSeller")}
        </Link>
      </Fact>
      <Fact name={say("maker")}>
        {listing.manufactorName.ko} · {listing.productName.ko}{" "}
        <Link to="/merchandises" search={{ manufactorId }}>
          {say("ofMaker")}
        </Link>
      </Fact>
      <Fact name={say("condition")}>{say(`conditions.${listing.condition}`)}</Fact>
      <Fact name={say("price")}>
        {breaks.map((step) => (
          <span key={step.minQty} className={styles["step"]}>
            {say("from", { count: step.minQty })}{" "}
            <UnitPrice of={step.unitPrice} currency={currency} vat="EXCLUDED" />
          </span>
        ))}
      </Fact>
      <Fact name={say("stock")}>
        {stock === null ? say("uncounted") : format.number(stock)} (
        {say("checked", { at: when(listing.stockCheckedAt) })})
      </Fact>
      <Fact name={say("lead")}>{say("days", { days: listing.leadTimeDays })}</Fact>
      <Fact name={say("region")}>{sayLayout(`regions.${listing.warehouseRegion}`)}</Fact>
      {memo && <Fact name={say("memo")}>{memo}</Fact>}
      <Fact name={say("createdAt")}>{when(listing.createdAt)}</Fact>
      <Fact name={say("updatedAt")}>{when(listing.updatedAt)}</Fact>
    </Facts>
  );
}
