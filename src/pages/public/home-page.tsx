import { Suspense } from 'react'
import home from '@/content/pages/home'
import { AdSlot } from '@/features/ads/ad-slot'
import { HubLinks } from '@/features/content-pages/components/hub-links'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'
import { AiModels } from './home/ai-models'
import { Hero } from './home/hero'
import { HomeFaq } from './home/home-faq'
import { PopularCategories } from './home/popular-categories'
import { SaidTwice } from './home/said-twice'
import { ratedApplication, website } from './home/structured-data'
import { TryOut } from './home/try-out'
import { WhyChoose } from './home/why-choose'

/** The home page: a prompt to fill in, an overview of the site, and links into it. */
export default function HomePage() {
  return (
    <>
      <Seo
        title={home.metaTitle}
        description={home.metaDescription}
        path="/"
        jsonLd={[website(), ratedApplication()]}
      />
      <Hero />
      <Suspense>
        <TryOut />
      </Suspense>
      {/* Outside, because an ad may be put in before React has come that far. */}
      <Section distance="none">
        <AdSlot name="home" />
      </Section>
      <Suspense>
        <WhyChoose />
        <PopularCategories />
        <HubLinks path="/" />
        <SaidTwice />
        <AiModels />
        <HomeFaq />
      </Suspense>
    </>
  )
}
