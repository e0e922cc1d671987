import { asPieces } from "@bupum/shared/kernel/money/quantities";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useLocale } from "use-intl";
import { useMay } from "../companies/queries.ts";
import { useUsualRegion } from "../delivery-addresses/use-usual-region.ts";
import { Head } from "../layout/head.tsx";
import { currentUser } from "../session.ts";
import { basket } from "../trade/basket.ts";
import { basketProducts } from "../trade/basket-calls.ts";
import { wantedOf } from "../trade/basket-list.ts";
import { merchandisesOf, product } from "../trade/queries.ts";
import { useWords } from "../words.ts";
import {
  type FormSeller,
  prefilledForm,
  type GroupForm,
  type AddressPrefill,
} from "./group-form.ts";
import { GroupFields } from "./group-fields.tsx";
import styles from "./group-page.module.css";

const route = getRouteApi("/estimates/new");

/** Asks sellers for quotes: one part or many, one seller or several. Guests may fill it in too. */
export function NewGroupPage() {
  const say = useWords("estimateGroups");
  const { productId } = route.useSearch();
  const user = useQuery(currentUser);
  const part = useQuery({ ...product(productId ?? ""), enabled: productId !== undefined });
  const offers = useQuery({ ...merchandisesOf(productId ?? ""), enabled: productId !== undefined });
  // Lines that another device or member has added belong to the request (D46-6).
  const lines = useQuery({ ...basketProducts, enabled: Boolean(user.data) });
  const mayAsk = useMay("ask");
  const region = useUsualRegion();
  const isWaiting =
    user.isPending ||
    (user.data && region === undefined) ||
    (user.data && mayAsk === undefined) ||
    (user.data && lines.isPending) ||
    (productId && (part.isPending || offers.isPending));
  const failed = user.error ? user : lines.isError && lines;
  return (
    <div className={styles["page"]}>
      <Head title={say("request.title")} description={say("request.description")} />
      <h1>{say("request.title")}</h1>
      {isWaiting ? (
        <Loading lines={10} height={44} />
      ) : failed && failed.error ? (
        <Failed error={failed.error} again={() => void failed.refetch()} />
      ) : (
        // Another person on this browser starts with their own contact.
        <Prepared key={user.data?.id} />
      )}
    </div>
  );
}

/** Takes what the address asks for into the request once, and clears the address. */
function Prepared() {
  const language = useLocale();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: user } = useQuery(currentUser);
  const { data: part } = useQuery({ ...product(search.productId ?? ""), enabled: false });
  const { data: offers } = useQuery({ ...merchandisesOf(search.productId ?? ""), enabled: false });
  const mayAsk = useMay("ask");
  const region = useUsualRegion();
  const [form, setForm] = useState<GroupForm>();
  useEffect(() => {
    if (form) return;
    const typed = Math.trunc(Number(search.quantity));
    const count = asPieces(typed);
    if (part && mayAsk) {
      basket.add(wantedOf(part, count, language));
      if (typed) basket.change(part.id, count);
    }
    const wanted = new Set(search.sellerIds?.split(","));
    const asked = (offers?.items ?? []).filter(
      ({ seller, merchandise }) => wanted.has(seller.id) || merchandise.id === search.merchandiseId,
    );
    const sellers = asked.map(({ seller: { id, companyName } }) => ({ id, companyName }));
    // A dealer's page asks one seller without naming a part.
    const named = search.sellerName && search.sellerIds?.startsWith("sel_");
    const prefill: AddressPrefill = {
      sellers:
        sellers.length === 0 && named
          ? [{ id: search.sellerIds as FormSeller["id"], companyName: search.sellerName! }]
          : sellers,
      ...(search.partName && { partName: search.partName }),
      ...(region && { region }),
      ...(part && typed && { quantity: { productId: part.id, count } }),
    };
    // The basket and the kept draft are stores outside; they must not change while drawing.
    // oxlint-disable-next-line react/set-state-in-effect
    setForm(prefilledForm(user ?? undefined, prefill));
    if (Object.keys(search).length > 0)
      void navigate({ search: {}, replace: true, resetScroll: false });
  }, [form, search, part, offers, user, language, mayAsk, region, navigate]);
  return form ? <GroupFields initial={form} /> : <Loading lines={10} height={44} />;
}
