import type { ShopFloorQuery } from "./shop-floor.ts";

/**
 * 220 queries written by people who know neither the dictionary nor the catalogue: a maintenance
 * engineer, a purchasing clerk, and buyers who write English and Chinese. A line is the query, then
 * what a hit must say, divided by " ; ".
 */
const table = String.raw`
엘에스 인버터 2.2키로 ; LS ; \| Inverters ; (?<![\d.\-])2\.2 ?kW(?![a-zA-Z])
인바타 3.7kw 380v ; \| Inverters ; (?<![\d.\-])3\.7 ?kW(?![a-zA-Z]) ; 380|400V
인버터3마력 ; \| Inverters ; (?<![\d.\-])2\.2 ?kW(?![a-zA-Z])
인버타 5마력 220 ; \| Inverters ; (?<![\d.\-])3\.7 ?kW(?![a-zA-Z]) ; 200V|AC 2[0-3]0
아이지파이브 0.75 ; iG5A ; (?<![\d.\-])0\.75 ?kW(?![a-zA-Z])
ig5a 1.5 ; iG5A ; (?<![\d.\-])1\.5 ?kW(?![a-zA-Z])
미쯔비시 인버터 0.4k ; Mitsubishi ; \| Inverters ; (?<![\d.\-])0\.4 ?kW(?![a-zA-Z])
프레콜 인버터 1.5 ; FREQROL ; (?<![\d.\-])1\.5 ?kW(?![a-zA-Z])
지멘스 v20 인버터 ; SINAMICS V20 ; \| Inverters
시멘스 s7 1200 씨피유 ; Siemens ; S7-1200|CPU 121[1-7]
인버터 11kw400v ; \| Inverters ; (?<![\d.\-])11 ?kW(?![a-zA-Z]) ; 380|400
단상 인버터 0.4kw ; \| Inverters ; (?<![\d.\-])0\.4 ?kW(?![a-zA-Z]) ; 1ph
마그네트 9A ; \| Contactors ; (?<![\d.\-])9 ?A(?![a-zA-Z])
마그네트스위치 코일220v ; \| Contactors ; AC ?2[23]0
마그네틱 mc18 엘에스 ; MC-18 ; \| Contactors
MC 50a 코일 24v ; \| Contactors ; (?<![\d.\-])50 ?A(?![a-zA-Z]) ; (AC|DC) ?24
전자개폐기 22A ; \| Contactors ; (?<![\d.\-])22 ?A(?![a-zA-Z])
텔레메카닉 마그네트 18A ; Schneider ; \| Contactors ; (?<![\d.\-])18 ?A(?![a-zA-Z])
써멀릴레이 5-8A ; \| Overload relays ; 5(\.5)?-8 ?A
써머릴레이 MT32 ; MT-32 ; \| Overload relays
THR 9-13A ; \| Overload relays ; 9-13 ?A
노퓨즈차단기 30A ; Moulded-case|배선용차단기 ; (?<![\d.\-])30 ?A(?![a-zA-Z])
NFB 3P 100A ; Moulded-case ; 3P ; (?<![\d.\-])100 ?A(?![a-zA-Z])
메인차단기 225a ; Moulded-case ; (?<![\d.\-])225 ?A(?![a-zA-Z])
현대차단기 50A ; Hyundai ; (?<![\d.\-])50 ?A(?![a-zA-Z])
누전 30A 3상 ; Residual-current ; (?<![\d.\-])30 ?A(?![a-zA-Z])
ELB 3P 50A ; Residual-current ; (?<![\d.\-])50 ?A(?![a-zA-Z])
두꺼비집 차단기 2p 20a ; Miniature breakers ; 2P ; (?<![\d.\-])20 ?A(?![a-zA-Z])
분기차단기 1P 16A ; Miniature breakers ; 1P ; (?<![\d.\-])16 ?A(?![a-zA-Z])
모터브레이커 GV2 ; GV2 ; Motor circuit breakers
모타보호차단기 9-14A ; Motor circuit breakers ; 9-14 ?A|9-12|10-14|max\. 1[26] A
근접센서 m12 npn ; Proximity ; 형 M12 ; NPN
근접 18파이 npn no ; Proximity ; 형 M18 ; NPN NO
근접스위치 M30 ; Proximity ; M30
M8 근접센사 pnp ; Proximity ; 형 M8 ; PNP
금속감지센서 12미리 a접점 ; Proximity ; 형 M12 ; (NPN|PNP|AC) NO
오토닉스근접 PR18 ; Autonics ; Proximity ; M18
옴론 근접 E2E 18 ; Omron ; Proximity ; M18
포토센서 투과형 15m ; Photoelectric ; Through-beam|투과형 ; (?<![\d.\-])15 ?m(?![a-zA-Z])
미러반사 포토 ; Photoelectric|PZ-G ; retro-reflective|미러반사
확산반사 광센서 npn ; Photoelectric ; Diffuse|확산반사 ; NPN
ㄷ자 포토센서 ; EE-SX|\| Slot \|
말굽센서 5mm ; EE-SX|\| Slot \|
화이바앰프 ; Fibre amplifier|광화이버 앰프
키엔스 화이바센서 앰프 npn ; Keyence ; Fibre amplifier ; NPN
엔코다 1024 ; Rotary encoders ; 1024 ?P
엔코더 360펄스 6파이 ; Rotary encoders ; 360 ?P ; (?<![\d.\-])6 ?mm(?![a-zA-Z])
라인드라이버 엔코더 ; Rotary encoders ; line driver
온조기 48각 ; Temperature controllers ; 48 x 48
온도콘트롤러 96*96 ; Temperature controllers ; 96 x 96
한영 온도조절기 ; Hanyoung ; Temperature controllers
온도조절기 72각 오토닉스 ; Autonics ; Temperature controllers ; 72 x 72
카운터 72x72 6단 ; \| Counters ; 72 x 72
파워 24볼트 5암페어 ; Power supplies ; 24 ?V ; (?<![\d.\-])5 ?A(?![a-zA-Z])|(?<![\d.\-])120 ?W(?![a-zA-Z])
SMPS 24V 100W ; Power supplies ; 24 ?V ; (?<![\d.\-])100 ?W(?![a-zA-Z])|(?<![\d.\-])96 ?W(?![a-zA-Z])|(?<![\d.\-])92 ?W(?![a-zA-Z])
민웰 파워 12v100w ; MEAN WELL ; 12 ?V ; (?<![\d.\-])100 ?W(?![a-zA-Z])
딘레일 파워 24v 120w ; Power supplies ; 24 ?V ; (?<![\d.\-])120 ?W(?![a-zA-Z]) ; DIN
파워써플라이 5v ; Power supplies ; DC ?5 ?V
SSR 40A ; Solid-state ; (?<![\d.\-])40 ?A(?![a-zA-Z])
무접점 릴레이 10a 입력 dc ; Solid-state ; (?<![\d.\-])10 ?A(?![a-zA-Z]) ; DC ?[45]
리밋스위치 로라 ; Limit switch ; Roller
리미트 수위치 로라레버 ; Limit switch ; Roller lever
고양이수염 리미트 ; Limit switch ; Coil spring
서보앰프 400w 미쓰비시 ; Mitsubishi ; Servo drives ; (?<![\d.\-])0\.4 ?kW(?![a-zA-Z])
서보모타 750와트 ; Servo motors ; (?<![\d.\-])0\.75 ?kW(?![a-zA-Z])
브레이크 붙은 서보모터 ; Servo motors ; 브레이크|brake
야스카와 서보팩 ; Yaskawa ; Servo drives
미니릴레이 8핀 220v ; \| Relays ; 2c ; AC ?2[23]0
14핀 릴레이 DC24V ; \| Relays ; 4c ; DC ?24V
릴레이 소케트 14p ; Relay sockets ; 14
비상정지 스위치 ; emergency|비상정지
푸쉬버튼 녹색 22파이 ; Pushbutton ; green
셀렉터 스위치 3단 ; selector 3
감속기 1/30 ; Gearhead ; 1/30
오리엔탈모타 감속기 90각 ; Oriental ; Gearhead ; □90
실린더 32파이 50스트로크 ; Air cylinders ; φ32 x 50st
에어실린다 40-100 ; Air cylinders ; φ40 x 100st
박형실린더 20x30 ; Compact cylinder|compact|박형|컴팩트 ; φ20 x 30st
솔밸브 5포트 더블 24v ; Solenoid valves ; 2-position double ; DC ?24
솔레노이드 밸브 220V ; Solenoid valves ; AC ?2[023]0
원터치 피팅 6파이 엘보 ; Push-in ; elbow ; φ6
원터치 8mm 1/4 ; Push-in ; φ8 ; 1/4
FRL 3점셋트 ; F\.R\.L|3점세트
베아링 6204zz ; \| Bearings ; 6204 ; Metal shields|2Z|ZZ
6205 베어링 ; \| Bearings ; 6205
베어링6306 씨쓰리 ; \| Bearings ; 6306 ; C3
필로우블럭 베아링 ; UCP|UCF|필로우|Pillow
LM가이드 블록 25 ; Linear guide ; (HSR|HG[HW])25
화염감지기 자외선 ; Flame detector ; UV
버너 콘트롤러 가스용 ; Burner control ; Gas|가스
배선용차단기(MCCB) 3P 50AF 30A ; Moulded-case ; (?<![\d.\-])30 ?A(?![a-zA-Z]) ; 50 ?AF
ABS103c 100A LS산전 ; ABS103c ; (?<![\d.\-])100 ?A(?![a-zA-Z])
누전차단기 EBN-103C 75A (1EA) ; EBN103c
전자접촉기 MC-22b AC220V 1a1b - 5EA ; MC-22b ; AC220V
[LS ELECTRIC] MC-40a AC220V ; MC-40a ; AC220V
MT-32/3H 4-6A 열동계전기 ; MT-32/3H ; 4-6 ?A
인버터 SV022iG5A-4 2.2kW 3상 380V ; SV022iG5A-4|iG5A ; (?<![\d.\-])2\.2 ?kW(?![a-zA-Z]) ; 380-480
FR-D720-0.75K 미쓰비시 ; FR-D720-0\.75K|FREQROL ; (?<![\d.\-])0\.75 ?kW(?![a-zA-Z])
FR-E720 3.7K 인버터(신품) ; FREQROL ; (?<![\d.\-])3\.7 ?kW(?![a-zA-Z])
SIEMENS 6SL3210-5BE21-5UV0 (1.5kW) ; SINAMICS V20 ; (?<![\d.\-])1\.5 ?kW(?![a-zA-Z])
6ES7223-1BH32-0XB0 SM1223 16점 ; 6ES7223|SM 1223
지멘스 6ES7 214 S7-1200 CPU ; S7-1200|6ES721 ; PLC CPU
PLC XBC-DN30SU/LS ; XBC-DN30SU|XBC-DN\d+SU
FX3U-32MT/ES-A ; FX3U-32M
FX5U 64점 트랜지스터 출력 ; FX5U ; 64P|FX5U-64 ; Transistor
증설모듈 QX41 입력32점 ; QX4\d ; DI
터치스크린 7인치 (800x480) DC24V ; HMI ; (?<![\d.])7 ?inch|7 인치
GT2510-VTBD 10.4" MITSUBISHI ; GOT|GT2 ; 10\.4
MEAN WELL LRS-350-24 (24V/14.6A) ; LRS-350-24
NDR-120-24 DIN레일 SMPS ; NDR-120-24|NDR ; 24
파워서플라이 S8VK-G 24V 60W OMRON ; S8VK-G06024|Omron ; (?<![\d.\-])60 ?W(?![a-zA-Z]) ; 24 ?V
근접센서 PR12-4DN 오토닉스 2EA ; Autonics ; Proximity ; M12 ; NPN NO
E2E-X5ME1 2M (OMRON) ; E2E-X5M
NBB4-12GM50-E2 P+F ; Pepperl ; 형 M12
SICK 근접센서 M18 (검출거리 8mm) ; SICK ; M18 ; (?<![\d.\-])8 ?mm(?![a-zA-Z])
포토센서 E3Z-D61 2M NPN ; E3Z-D ; NPN
엔코더 E40S6-1000-3-T-24 ; E40S6-1000
로타리엔코더 E6B2-CWZ6C 1000P/R 2M ; E6B2-CWZ6C ; 1000 ?P
온도조절기 TK4S-14RN (48*48) ; TK4S
타이머 H3Y-2 DC24V 30S ; H3Y-2 ; 30S
타이머 H3CR-A8 220VAC ; H3CR ; Timers
릴레이 MY4N DC24V + 소켓 ; MY4N|MY4 ; DC24|PYF
SSR 단상 20A 입력 4-30VDC ; Solid-state ; (?<![\d.\-])20 ?A(?![a-zA-Z]) ; DC ?[45]-
베어링 NSK 6305DDU ; NSK ; 6305
볼베어링 6208 2RS C3 (40x80x18) ; 6208 ; C3 ; Contact seals
SKF 6004-2Z 20x42x12 ; SKF ; 6004
FAG 베어링 6206-2Z ; FAG ; 6206
실린더 CDQ2B32-30DMZ SMC ; CDQ2B32 ; SMC
FESTO DSBC 50-100 PPVA N3 ; Festo ; φ50 x 100st
솔레노이드밸브 SY5120-5LZD-01 ; SY5120
에어텍 4V210-08 DC24V ; AirTAC ; 4V21 ; DC ?24
피팅 KQ2H08-02AS [10개] ; KQ2H08
단자대 UT 2,5 피닉스컨텍트 ; Phoenix ; (UT|PT|ST) 2[.,]5
와고 전선커넥터 221-413 3구 ; WAGO ; 221-?4|221-6|222-4 ; 3P
컨트롤박스 400×500×210 리탈 ; Rittal ; 400 x 500 x 210
필터팬 AC230V 105㎥/h ; Rittal|필터팬 ; 105 m
칩저항 10K 1% 1608(0603) ; Chip resistor ; (?<![\d.\-])10 ?kΩ(?![a-zA-Z]) ; 0603
MLCC 100pF 50V 0603 C0G ; Ceramic capacitors ; (?<![\d.\-])100 ?pF(?![a-zA-Z]) ; 0603
STM32F103C8T6 LQFP48 ; STM32F103C
LM2596S-5.0 레귤레이터 TO-263 ; LM2596
3 hp vfd 480v ; \| Inverters ; (?<![\d.\-])2\.2 ?kW(?![a-zA-Z]) ; 380-480|380-500|400V
5hp variable frequency drive ; \| Inverters ; (?<![\d.\-])3\.7 ?kW(?![a-zA-Z])|(?<![\d.\-])4 ?kW(?![a-zA-Z])|(?<![\d.\-])4\.0 ?kW(?![a-zA-Z])
10 HP drive 460V ; \| Inverters ; (?<![\d.\-])7\.5 ?kW(?![a-zA-Z]) ; 380-480|380-500|400V
1/2 hp vfd 230v ; \| Inverters ; (?<![\d.\-])0\.4 ?kW(?![a-zA-Z])|(?<![\d.\-])0\.37 ?kW(?![a-zA-Z]) ; 200V|AC 200-2|AC 220|AC 230
0.75kW frequency inverter modbus ; \| Inverters ; (?<![\d.\-])0\.75 ?kW(?![a-zA-Z]) ; Modbus
PowerFlex AC drive ; Rockwell ; \| Inverters
Danfoss VLT drive ; Danfoss ; \| Inverters
Altivar 320 2.2 kw ; ATV320 ; (?<![\d.\-])2\.2 ?kW(?![a-zA-Z])
motor starter contactor 120v coil ; \| Contactors ; AC1[12]0
9 amp contactor 24vdc coil ; \| Contactors ; (?<![\d.\-])9 ?A(?![a-zA-Z]) ; DC ?24
magnetic contactor 32A 220V ; \| Contactors ; (?<![\d.\-])32 ?A(?![a-zA-Z]) ; AC2[23]0
Allen Bradley ControlLogix input module 24vdc ; Rockwell ; 1756 ; DI \d+ DC24V
compactlogix i/o ; Rockwell ; 1769 ; PLC
thermal overload 7-10 amp ; \| Overload relays ; 7-10 ?A
MCCB 100 amp 3 pole ; Moulded-case ; 3P ; (?<![\d.\-])100 ?A(?![a-zA-Z])
molded case breaker 60A ; Moulded-case ; (?<![\d.\-])60 ?A(?![a-zA-Z])
RCD 30mA 3 pole ; Residual-current ; 30 mA
GFCI breaker 40 amp ; Residual-current ; (?<![\d.\-])40 ?A(?![a-zA-Z])
MCB 2 pole 32A C curve ; Miniature breakers ; 2P ; (?<![\d.\-])32 ?A(?![a-zA-Z])
prox switch 18mm PNP normally open ; Proximity ; 형 M18 ; PNP NO
inductive sensor M12 4mm sensing ; Proximity ; 형 M12 ; (?<![\d.\-])4 ?mm(?![a-zA-Z])
photoeye retroreflective PNP ; Photoelectric ; retro-reflective ; PNP
through beam photo sensor 10m ; Photoelectric ; Through-beam ; (?<![\d.\-])10 ?m(?![a-zA-Z])
1000 ppr shaft encoder ; Rotary encoders ; (?<!\d)1000 ?P
1/16 DIN temperature controller ; Temperature controllers ; 48 x 48
1/4 DIN PID controller relay output ; Temperature controllers ; 96 x 96 ; Relay
24v 10a din rail power supply ; Power supplies ; 24 ?V ; (?<![\d.\-])10 ?A(?![a-zA-Z])|(?<![\d.\-])240 ?W(?![a-zA-Z])
meanwell 48 volt psu ; MEAN WELL ; 48 ?V
ice cube relay 24vdc 4PDT ; \| Relays ; 4c ; DC ?24
relay base 8 pin ; Relay sockets ; (?<![\d.\-])8 ?(?![a-zA-Z])|8pin
e-stop mushroom button ; emergency|비상정지
roller lever limit switch ; Limit switch ; roller lever
7 inch touchscreen HMI ; HMI ; 7 ?inch
12" operator panel ; HMI ; (?<!\d)12(\.1)? ?inch
750W servo amplifier ; Servo drives ; (?<![\d.\-])0\.75 ?kW(?![a-zA-Z])
servo motor 1 HP 3000 rpm ; Servo motors ; (?<![\d.\-])0\.75 ?kW(?![a-zA-Z]) ; 3000
gear head 60:1 ; Gearhead ; 1/60
pneumatic cylinder 40mm bore 100 stroke ; Air cylinders ; φ40 x 100st
solenoid air valve 24VDC 1/4 port ; Solenoid valves ; 1/4 ; DC ?24
push to connect fitting 6mm tube 1/8 thread ; Push-in ; φ6 ; 1/8
6203 sealed bearing ; \| Bearings ; 6203 ; Contact seals|2RS|DDU|2HRS
25mm bore ball bearing shielded ; \| Bearings ; \| (?<![\d.\-])25 ?mm(?![a-zA-Z]) \| ; Metal shields
oil burner pump clockwise ; oil burner pump ; Right \(CW\)
N channel mosfet TO-220 ; MOSFET N ; TO-220
10k 0805 resistor ; Chip resistor ; (?<![\d.\-])10 ?kΩ(?![a-zA-Z]) ; 0805
三菱变频器 0.75kw ; Mitsubishi ; \| Inverters ; (?<![\d.\-])0\.75 ?kW(?![a-zA-Z])
变频器2.2千瓦380v ; \| Inverters ; (?<![\d.\-])2\.2 ?kW(?![a-zA-Z]) ; 380|400V
西门子 v20 变频器 单相 ; SINAMICS V20 ; 1ph
台达变频器 ; Delta ; \| Inverters
LS变频器 5.5KW ; LS ; \| Inverters ; (?<![\d.\-])5\.5 ?kW(?![a-zA-Z])
交流接触器 220v 线圈 18A ; \| Contactors ; (?<![\d.\-])18 ?A(?![a-zA-Z]) ; AC2[23]0
施耐德接触器32a ; Schneider ; \| Contactors ; (?<![\d.\-])32 ?A(?![a-zA-Z])
热继电器 12-18A ; \| Overload relays ; 12-18 ?A
空开 3P 32A ; Miniature breakers ; 3P ; (?<![\d.\-])32 ?A(?![a-zA-Z])
空气开关 2p 16a ; Miniature breakers ; 2P ; (?<![\d.\-])16 ?A(?![a-zA-Z])
漏保 30mA 50A ; Residual-current ; (?<![\d.\-])50 ?A(?![a-zA-Z]) ; 30 mA
塑壳断路器 250A 三极 ; Moulded-case ; 3P ; (?<![\d.\-])250 ?A(?![a-zA-Z])
接近开关 M18 NPN 常开 ; Proximity ; 형 M18 ; NPN NO
欧姆龙接近开关 M12 ; Omron ; Proximity ; 形|형 M12
槽型光电开关 ; EE-SX|\| Slot \|
漫反射光电 PNP ; Photoelectric ; Diffuse ; PNP
对射光电开关 10米 ; Photoelectric ; Through-beam ; (?<![\d.\-])10 ?m(?![a-zA-Z])
编码器 600线 ; Rotary encoders ; (?<!\d)600 ?P
温控表 48*48 ; Temperature controllers ; 48 x 48
明纬电源 24V ; MEAN WELL ; 24 ?V
开关电源 12v 100w ; Power supplies ; 12 ?V ; (?<![\d.\-])100 ?W(?![a-zA-Z])
固态继电器40A直流控制 ; Solid-state ; (?<![\d.\-])40 ?A(?![a-zA-Z]) ; DC ?[45]
中间继电器 24v 8脚 ; \| Relays ; 2c ; (DC|AC) ?24
急停按钮 ; emergency|비상정지
行程开关 滚轮 ; Limit switch ; Roller
伺服电机 400W ; Servo motors ; (?<![\d.\-])0\.4 ?kW(?![a-zA-Z])
三菱伺服驱动器 1kw ; Mitsubishi ; Servo drives ; (?<![\d.\-])1 ?kW(?![a-zA-Z])
减速机 1比50 ; Gearhead ; 1/50
气缸 50缸径 100行程 ; Air cylinders ; φ50 x 100st
亚德客电磁阀 24V ; AirTAC ; Solenoid valves ; DC ?24
气管接头 8mm 直通 1/4 ; Push-in ; straight ; φ8 ; 1/4
6205轴承 双面防尘盖 ; \| Bearings ; 6205 ; Metal shields
西门子触摸屏 9寸 ; Siemens ; HMI ; 9 ?inch
三端稳压 5V ; regulator ; \+5V|(?<![\d.\-])5 ?V(?![a-zA-Z])
贴片电容 100p 0402 50v ; Ceramic capacitors ; (?<![\d.\-])100 ?pF(?![a-zA-Z]) ; 0402
`;

export const fresh: readonly ShopFloorQuery[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [query = "", ...must] = line.split(" ; ");
    return [query, ...must];
  });
