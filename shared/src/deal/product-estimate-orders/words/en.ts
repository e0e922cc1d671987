/** Texts of the fields of a parcel, on both sites. */
export const en = {
  title: "Shipment",
  carrier: "Carrier",
  trackingNo: "Tracking number (optional)",
  shippedOn: "Shipped on",
  track: "Track {carrier} {number} (new window)",
};
