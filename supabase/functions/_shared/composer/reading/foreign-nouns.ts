/** Words of other languages for the commonest artefacts, looked for in descriptions that are not English. */
export const FOREIGN_NOUNS: readonly (readonly [id: string, source: RegExp])[] = [
  [
    'cover-letter',
    /carta de presentación|lettre de motivation|bewerbung|lettera di presentazione|carta de apresentação|求职信|志望動機|сопроводительное письмо/iu,
  ],
  ['poem', /poema|poème|gedicht|poesia|poesía|wiersz|стих|شعر|قصيدة|诗|詩|시를|कविता|şiir|ποίημα|שיר/iu],
  [
    'story',
    /cuento|historia corta|conte|histoire|geschichte|märchen|racconto|conto|opowiadani|рассказ|сказк|قصة|故事|小说|物語|小説|이야기|कहानी|hikaye|ιστορία|סיפור/iu,
  ],
  ['email', /correo|courriel|e-?mail|邮件|郵件|メール|อีเมล|이메일|письмо на почту|بريد|ईमेल|e-posta|מייל/iu],
  ['letter', /carta|lettre|\bbrief\b|lettera|письмо|رسالة|خطاب|信|手紙|จดหมาย|편지|पत्र|mektup|επιστολή|מכתב/iu],
  ['translation', /traduc|traduis|traduire|übersetz|traduzi|tradurre|переве|ترجم|翻译|翻譯|翻訳|번역|अनुवाद|çevir/iu],
  ['summary', /resum(?:e|en|ir|o)\b|résum|zusammenfass|riassum|кратк|لخص|ملخص|总结|總結|摘要|要約|요약/iu],
  ['lesson-plan', /plan de clase|plan de cours|unterricht|lezione|plano de aula|урок|خطة درس|教案|授業|수업/iu],
  ['quiz', /cuestionario|questionnaire à choix|тест|викторин|اختبار|测验|測驗|クイズ|퀴즈/iu],
  ['recipe', /receta|recette|rezept|ricetta|receita|przepis|рецепт|وصفة|食谱|菜谱|レシピ|레시피/iu],
  ['itinerary', /viaje|voyage|reise|viaggio|viagem|podróż|поездк|путешеств|رحلة|旅行|行程|여행/iu],
  ['logo', /logo|логотип|شعار|标志|標誌|ロゴ|로고/iu],
  [
    'illustration',
    /imagen|dibujo|dessin|\bimage\b|\bbild\b|zeichn|immagine|disegn|imagem|obraz|картин|рисун|صورة|图片|圖片|画像|イラスト|插画|그림/iu,
  ],
  ['web-app', /aplicación|application web|anwendung|applicazione|aplicativo|приложени|تطبيق|应用|應用|アプリ|앱/iu],
  [
    'landing-page',
    /página web|sitio web|site web|web-?seite|sito web|strona internetowa|сайт|موقع|网站|網站|ウェブサイト|웹사이트/iu,
  ],
  ['function', /función|fonction|funktion|funzione|função|функци|скрипт|دالة|函数|函式|関数|代码|함수/iu],
  [
    'business-plan',
    /plan de negocio|plan d[’']affaires|geschäftsplan|business ?plan|бизнес-план|خطة عمل|商业计划|事業計画/iu,
  ],
  ['social-post', /publicación|instagram|linkedin|beitrag|пост для|منشور|小红书|朋友圈|微博/iu],
  ['explanation', /explica|explique|erklär|spiega|wyjaśnij|объясн|اشرح|解释|解釋|説明|설명|समझा/iu],
]
