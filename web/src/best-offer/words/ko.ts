export const ko = {
  stockOf: "재고 {count, number} {unit}",
  stockAtLeast: "재고 {count, number} {unit} 이상",
  lowestInStock: "재고 최저가",
  lowest: "최저가",
  shipsIn: "{days, plural, =0 {당일 출고} other {납기 영업일 #일}}",
};
