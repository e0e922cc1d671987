/** Specifications of electronic components, and what stays a text (S8-1); as in electrical.ts. */
export const electronics = `
capacitance capacitance 정전용량, Capacitance, 电容量, 용량, 커패시턴스, Capacity, 容值, 容量
resistance resistance 저항값, Resistance, 阻值, 저항, 저항치, Resistance value, 电阻值, 电阻
inductance inductance 인덕턴스, Inductance, 电感值, 电感, 电感量
dc-resistance resistance 직류저항, DC resistance, 直流电阻, DCR
on-resistance resistance 온저항, On resistance, 导通电阻, RDS(on), Rdson, On-state resistance
tolerance share 허용차, Tolerance, 公差, 오차, 허용오차, 精度等级, 误差
temperature-coefficient drift 온도계수, Temperature coefficient, 温度系数, TCR, 저항온도계수
load-capacitance capacitance 부하용량, Load capacitance, 负载电容, CL
dielectric choice 온도특성, Dielectric, 介质, 유전체, 온도 특성, Temperature characteristic, 材质特性, 介质材料
package open 패키지, Package, 封装, 케이스, Case, Package/Case, Package case, 封装形式
packaging open 포장, Packaging, 包装, 포장형태, 包装方式
core open 코어, Core, 内核, Core processor, CPU core
clock frequency 클럭, Clock, 主频, 클럭속도, 동작주파수, Clock speed, Max. clock, 时钟频率
flash memory 플래시, Flash, 闪存, 플래시 메모리, Flash memory, Flash size
ram memory RAM, RAM, RAM, SRAM, RAM size, 램
bandwidth frequency 대역폭, Bandwidth, 带宽, GBW, Gain bandwidth product
polarity choice 극성, Polarity, 极性, 채널 종류, Channel type, Transistor type, 沟道类型
rated-dissipation power 허용손실, Power dissipation, 耗散功率, Pd, 손실전력
fits text 적용 기종, Fits, 适用机型, 적용기종, 적용 모델, Compatible models, 适用型号
type text 형식, Type, 类型, 종류, 타입, 형태, 型号类型
signal text 신호, Signal, 信号
remark text 비고, Remark, 备注, 특징, Note, Features, 기타
standard text 규격, Standard, 标准, 적용규격, 인증, Certification
`;
