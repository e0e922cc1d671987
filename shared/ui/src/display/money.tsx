import {
  converted,
  currencySymbols,
  type Currency,
  minorDigits,
  toMajor,
  type UnitPrice as Price,
  type WonRates,
} from "@bupum/shared/kernel/money/amounts";
import type { Money as Amount } from "@bupum/shared/kernel/money/money";
import { createContext, useContext } from "react";
import { useLocale } from "use-intl";
import { useKitWords } from "../say.ts";
import { grouped } from "./grouped.ts";
import styles from "./money.module.css";

export type VatMode = "EXCLUDED" | "INCLUDED" | "ZERO_RATED";

/** The reader's currency, and the won that one unit of each currency is worth on that day. */
export interface Rates {
  currency: Currency;
  toKrw: WonRates;
  /** Calendar day of the rates, YYYY-MM-DD. */
  asOf: string;
}

export const RatesContext = createContext<Rates | undefined>(undefined);

/** The sign of a currency, and the side of the figures on which it stands. */
export const signOf = (currency: Currency, language: string): { before: string; after: string } =>
  currency === "KRW" && language === "ko"
    ? { before: "", after: "원" }
    : { before: currencySymbols[currency], after: "" };

function withSymbol(digits: string, currency: Currency, language: string): string {
  const { before, after } = signOf(currency, language);
  return `${before}${digits}${after}`;
}

/** Formats minor units: 1234500 KRW is "1,234,500원", 1999 USD is "$19.99". */
export function moneyText({ amount, currency }: Amount, language: string): string {
  const places = minorDigits[currency];
  const digits = String(Math.abs(amount)).padStart(places + 1, "0");
  const whole = grouped(digits.slice(0, digits.length - places));
  const fraction = places > 0 ? `.${digits.slice(-places)}` : "";
  return `${amount < 0 ? "−" : ""}${withSymbol(whole + fraction, currency, language)}`;
}

/** Won within a sentence or a button. */
export function useWonText(): (amount: number) => string {
  const language = useLocale();
  return (amount) => moneyText({ amount, currency: "KRW" }, language);
}

/** Writes a decimal unit price out without losing a digit: "0.0375" USD is "$0.0375". */
export function priceText(price: Price, currency: Currency, language: string): string {
  const [whole = "0", fraction = ""] = price.split(".");
  const shown = fraction.padEnd(minorDigits[currency], "0");
  return withSymbol(shown ? `${grouped(whole)}.${shown}` : grouped(whole), currency, language);
}

/** Major units of a currency, with the decimals that a unit price may have. */
interface Unrounded {
  major: number;
  currency: Currency;
}

/** The approximate amount in the reader's currency; undefined if the rate is unknown. */
export function approximate(of: Unrounded, rates: Rates | undefined): Amount | undefined {
  if (!rates || rates.currency === of.currency) return undefined;
  const amount = converted(of.major, [of.currency, rates.currency], rates.toKrw);
  return amount ? { amount, currency: rates.currency } : undefined;
}

interface MoneyProps {
  of: Amount;
  vat?: VatMode;
  /** Adds the approximate amount in the reader's currency, with the day of the rate. */
  approx?: boolean;
}

/** A settled amount, with VAT words and an approximate conversion if requested. */
export function Money({ of, vat, approx = false }: MoneyProps) {
  return (
    <span className={styles["money"]}>
      <span className={styles["amount"]}>{moneyText(of, useLocale())}</span>
      <Vat mode={vat} />
      {approx && <Approximate major={toMajor(of.amount, of.currency)} currency={of.currency} />}
    </span>
  );
}

interface UnitPriceProps {
  of: Price;
  currency: Currency;
  vat?: VatMode;
  approx?: boolean;
}

/** The price of one piece, every decimal shown. */
export function UnitPrice({ of, currency, vat, approx = false }: UnitPriceProps) {
  return (
    <span className={styles["money"]}>
      <span className={styles["amount"]}>{priceText(of, currency, useLocale())}</span>
      <Vat mode={vat} />
      {approx && <Approximate major={Number(of)} currency={currency} />}
    </span>
  );
}

function Vat({ mode }: { mode: VatMode | undefined }) {
  const say = useKitWords();
  return mode ? <small className={styles["note"]}>{say(`money.${mode}`)}</small> : null;
}

function Approximate(of: Unrounded) {
  const say = useKitWords();
  const language = useLocale();
  const rates = useContext(RatesContext);
  const near = approximate(of, rates);
  if (!near || !rates) return null;
  return (
    <small className={styles["note"]}>
      {say("money.approx", { amount: moneyText(near, language) })} (
      {say("money.rateOn", { date: rates.asOf })})
    </small>
  );
}
