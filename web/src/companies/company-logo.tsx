import { pictureAddress } from "@bupum/shared/catalogue/products/rules";
import { baseUrl } from "../env.ts";
import styles from "./company-logo.module.css";

interface CompanyLogoProps {
  of: { logoId?: string | undefined };
  /** As a picture of its own; in a line of text where absent. */
  isLarge?: boolean;
}

/** A company's logo, if it has one; its name stands beside it (D40-19). */
export function CompanyLogo({ of: { logoId }, isLarge = false }: CompanyLogoProps) {
  if (!logoId) return null;
  return (
    <img
      className={isLarge ? styles["large"] : styles["line"]}
      src={pictureAddress(logoId, baseUrl)}
      alt=""
    />
  );
}
