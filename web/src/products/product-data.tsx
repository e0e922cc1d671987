import type { Language } from "@bupum/shared/kernel/language-of";
import type { Product } from "@bupum/shared/products/contract";
import { useLocale } from "use-intl";

/** JSON-LD of the part for search engines (schema.org/Product); data, never run as a script. */
export function ProductData({ part }: { part: Product }) {
  const language = useLocale() as Language;
  const { lowestPrice } = part;
  const data = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: part.name[language],
    mpn: part.partNumber,
    sku: part.partNumber,
    brand: { "@type": "Brand", name: part.manufactorName[language] },
    ...(part.category && { category: part.category[language] }),
    ...(part.description && { description: part.description[language] }),
    ...(lowestPrice && {
      offers: {
        "@type": "AggregateOffer",
        lowPrice: lowestPrice.unitPrice,
        priceCurrency: lowestPrice.currency,
        offerCount: part.offerCount,
        availability: `https://schema.org/${part.inStock ? "InStock" : "OutOfStock"}`,
      },
    }),
  };
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- JSON of our own making, "<" is escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
